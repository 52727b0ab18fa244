/** oxlint lacks two rules whose faults are syntax errors, and one that ESLint removed. */
const absent = new Set(['no-dupe-args', 'no-octal', 'no-new-symbol']);
/** `tidegate/no-unused-variables` replaces it: oxlint's misses a variable that is only incremented. */
const byHouse = 'no-unused-vars';

/** Maps the rules of ESLint's presets to oxlint's names. */
export function nativeRules(rules) {
  const extended = '@typescript-eslint/';
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([name]) => !absent.has(name) && name.replace(extended, '') !== byHouse)
      // typescript-eslint extends this rule; in oxlint both are one rule.
      .filter(([name]) => !(`${extended}${name}` in rules))
      .map(([name, setting]) => [name.replace(extended, 'typescript/'), setting]),
  );
}
