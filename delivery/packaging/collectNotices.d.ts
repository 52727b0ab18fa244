export function collectNotices(rootDir: string, folders: readonly string[]): Promise<string>;
