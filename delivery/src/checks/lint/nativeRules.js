/** What oxlint lacks: two syntax errors in a module, and a name that ESLint itself dropped. */
const absent = new Set(['no-dupe-args', 'no-octal', 'no-new-symbol']);
/** `house/no-unused-variables` has it: oxlint's misses a variable that is only counted up. */
const byHouse = 'no-unused-vars';

/** Rules of ESLint's presets by the names that oxlint gives to its own. */
export function nativeRules(rules) {
  const extended = '@typescript-eslint/';
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([name]) => !absent.has(name) && name.replace(extended, '') !== byHouse)
      // One that typescript-eslint extends is the same rule here.
      .filter(([name]) => !(`${extended}${name}` in rules))
      .map(([name, setting]) => [name.replace(extended, 'typescript/'), setting]),
  );
}
