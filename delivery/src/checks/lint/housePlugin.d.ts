/** ESLint reads the rules; TypeScript needs their names alone. */
export const housePlugin: { rules: Readonly<Record<string, object>> };
