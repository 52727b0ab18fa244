/** Brotli bytes of script: what every page loads, what a page with a remote adds, each remote. */
export function buildMonolith<Name extends string>(options: {
  rootDir: string;
  outDir: string;
  remoteNames: readonly Name[];
}): Promise<{ main: number; shared: number; remotes: Record<Name, number> }>;
