/** Names of the remotes of a checkout. */
export function listRemotes(rootDir: string): string[];
