const uuids: string[] = [];

/** The `performance` of a context, whose time origin is the instant of its page. */
export const clock = { timeOrigin: Date.now(), now: () => Date.now() - clock.timeOrigin };

export function takeUuid(): string {
  const next = uuids.shift();
  if (next === undefined) throw new Error('no more random numbers for this page');
  return next;
}

export function beginPage(page: { instantMs: number; uuids: readonly string[] }): void {
  clock.timeOrigin = page.instantMs;
  uuids.push(...page.uuids);
}
