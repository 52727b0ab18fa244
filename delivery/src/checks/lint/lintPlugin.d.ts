declare const lintPlugin: { rules: Readonly<Record<string, object>> };
export default lintPlugin;
