export type MessageTree = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is MessageTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `campaign.name` includes its plurals, its contexts and all keys below it. */
function isMeant(key: string, wanted: readonly string[]): boolean {
  return wanted.some(
    (start) => key === start || key.startsWith(`${start}.`) || key.startsWith(`${start}_`),
  );
}

/** Picks the translations that a slot declares, such as `['banner', 'campaign.name']`. */
export function pickSlotMessages(
  messages: MessageTree,
  wanted: readonly string[],
  above = '',
): MessageTree {
  const kept = Object.entries(messages).flatMap(([name, value]): [string, unknown][] => {
    const key = above + name;
    if (isMeant(key, wanted)) return [[name, value]];
    if (!isBranch(value)) return [];
    const below = pickSlotMessages(value, wanted, `${key}.`);
    return Object.keys(below).length > 0 ? [[name, below]] : [];
  });
  return Object.fromEntries(kept);
}
