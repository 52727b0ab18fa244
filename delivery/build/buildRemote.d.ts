/** Paths are relative to `outDir`. */
export interface BuiltRemote {
  name: string;
  version: string;
  client: { container: string; entry: string; chunk: string; styles: string[] };
  server: string;
  locales: Record<string, string>;
}

export function buildRemote(options: { remoteDir: string; outDir: string }): Promise<BuiltRemote>;
