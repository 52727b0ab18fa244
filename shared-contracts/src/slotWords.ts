export type WordTree = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is WordTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `campaign.name` means its plurals and contexts too, and all that is below it. */
function isMeant(key: string, wanted: readonly string[]): boolean {
  return wanted.some(
    (start) => key === start || key.startsWith(`${start}.`) || key.startsWith(`${start}_`),
  );
}

/**
 * The words that a slot says it uses, out of its remote's whole file: `['banner', 'campaign.name']`.
 * A page that shows nothing else of that remote carries these alone.
 */
export function pickSlotWords(words: WordTree, wanted: readonly string[], above = ''): WordTree {
  const kept = Object.entries(words).flatMap(([name, value]): [string, unknown][] => {
    const key = above + name;
    if (isMeant(key, wanted)) return [[name, value]];
    if (!isBranch(value)) return [];
    const below = pickSlotWords(value, wanted, `${key}.`);
    return Object.keys(below).length > 0 ? [[name, below]] : [];
  });
  return Object.fromEntries(kept);
}
