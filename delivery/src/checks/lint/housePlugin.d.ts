/** oxlint reads the rules; TypeScript needs their names alone. */
declare const housePlugin: { rules: Readonly<Record<string, object>> };
export default housePlugin;
