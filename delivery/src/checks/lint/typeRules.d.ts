export const typeRules: Readonly<Record<string, unknown>>;
