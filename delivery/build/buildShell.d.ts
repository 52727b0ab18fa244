interface BuiltAsset {
  url: string;
  integrity: string;
}

export function buildShell(options: {
  shellDir: string;
  /** Defaults to `shell/dist`. */
  outDir?: string;
  isProduction?: boolean;
}): Promise<{ scripts: BuiltAsset[]; federation: BuiltAsset[] }>;
