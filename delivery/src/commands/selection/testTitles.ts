const calls = [
  /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])+)\k<quote>/g,
  /\)\s*\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])+)\k<quote>\s*,/g,
];

const placeholder = /%[a-z#]|\$\{[^}]*\}|\$[\w.]+/g;

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
  // A title that consists mostly of placeholders would match everything.
  const ownLength = parts.join('').replaceAll(' ', '').length;
  if (parts.length === 1 || ownLength < Math.max(3, wanted.length / 4)) return false;
  return new RegExp(`^${parts.map(escape).join('.+')}$`).test(wanted);
}

/** Matches part of a title, with placeholders filled in, with or without the title of its group. */
export function hasTitle(source: string, wanted: string): boolean {
  const titles = readTitles(source);
  if (titles.some((title) => matches(title, wanted))) return true;
  return titles.some(
    (title) => wanted.startsWith(`${title} `) && hasTitle(source, wanted.slice(title.length + 1)),
  );
}
