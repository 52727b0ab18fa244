/** The files of a checkout that differ from its commit, new ones too; none outside a repository. */
export function listUncommitted(dir: string): Promise<string[]>;

/** The checkout's commit, `-dirty` if it differs from that, `unknown` outside a repository. */
export function readSourceRevision(dir: string): Promise<string>;
