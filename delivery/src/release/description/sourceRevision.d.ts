/** Uncommitted files including new ones; empty outside a repository. */
export function listDirtyFiles(dir: string): Promise<string[]>;

/** Commit of the checkout, with `-dirty` if it has changes; `unknown` outside a repository. */
export function readSourceRevision(dir: string): Promise<string>;
