/** Explains that Node.js is too old; undefined if it is supported. */
export function explainNodeVersion(version: string): string | undefined;
