export function fingerprint(rootDir: string, sources: readonly string[]): Promise<string>;
