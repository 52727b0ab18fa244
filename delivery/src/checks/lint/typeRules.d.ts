/** oxlint reads the settings; TypeScript needs the names alone. */
export const typeRules: Readonly<Record<string, unknown>>;
