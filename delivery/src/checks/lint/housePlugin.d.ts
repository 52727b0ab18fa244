declare const housePlugin: { rules: Readonly<Record<string, object>> };
export default housePlugin;
