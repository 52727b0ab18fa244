/**
 * Version of everything two builds agree on: remote module, store, shared modules, federation runtime.
 * A removal or a changed meaning raises the major, an addition the minor.
 */
export const contractVersion = '1.6.0';

/** The range that a remote built today declares. */
export const contractRange = `^${contractVersion}`;
