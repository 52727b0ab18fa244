/** `test('…'`, `describe(`…``, `test.each(…)('…'` and their like. */
const calls = [
  /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])+)\k<quote>/g,
  /\)\s*\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])+)\k<quote>\s*,/g,
];

/** What a title gets filled in with when its test runs: `%s`, `$name`, `${name}`. */
const placeholder = /%[a-z#]|\$\{[^}]*\}|\$[\w.]+/g;

/** The titles that the source of a test names, placeholders and all. */
export function readTitles(source: string): string[] {
  return calls.flatMap((call) =>
    [...source.matchAll(call)].map(({ groups }) =>
      (groups?.['title'] ?? '').replaceAll(/\\(.)/g, '$1'),
    ),
  );
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function matches(title: string, wanted: string): boolean {
  if (title.includes(wanted)) return true;
  const parts = title.split(placeholder);
  // A title of little but placeholders would be everybody's.
  const ownLetters = parts.join('').replaceAll(' ', '').length;
  if (parts.length === 1 || ownLetters < Math.max(3, wanted.length / 4)) return false;
  return new RegExp(`^${parts.map(escape).join('.+')}$`).test(wanted);
}

/**
 * Whether a test of this source may be called so: the words may be part of a title, or a title
 * with its placeholders filled in, after the title of what it is grouped in or without that.
 */
export function hasTitle(source: string, wanted: string): boolean {
  const titles = readTitles(source);
  if (titles.some((title) => matches(title, wanted))) return true;
  return titles.some(
    (title) => wanted.startsWith(`${title} `) && hasTitle(source, wanted.slice(title.length + 1)),
  );
}
