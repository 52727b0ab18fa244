interface BuiltAsset {
  url: string;
  integrity: string;
}

export function buildShell(options: {
  shellDir: string;
  /** Else `shell/dist`. */
  outDir?: string;
  isProduction?: boolean;
}): Promise<{ scripts: BuiltAsset[]; federation: BuiltAsset[] }>;
