/** The checkout's commit, `-dirty` if it differs from that, `unknown` outside a repository. */
export function readSourceRevision(dir: string): Promise<string>;
