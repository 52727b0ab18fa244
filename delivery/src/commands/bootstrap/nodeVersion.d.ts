/** What to say to someone whose Node.js is too old; nothing when it will do. */
export function explainNodeVersion(version: string): string | undefined;
