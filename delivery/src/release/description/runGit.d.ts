export function runGit(dir: string, args: readonly string[]): Promise<string | undefined>;
