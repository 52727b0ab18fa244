/** Both null for a plan that stays. */
interface Offered {
  offerStartsAt: Date | null;
  offerEndsAt: Date | null;
}

/** Offers come and go: savings are counted against the plans that stay. */
export function isStandard({ offerEndsAt }: Offered): boolean {
  return offerEndsAt === null;
}

/** An offer is on sale from its first instant on, and off sale from its last. */
export function isSoldAt({ offerStartsAt, offerEndsAt }: Offered, at: Date): boolean {
  return (
    offerEndsAt === null || (offerStartsAt !== null && offerStartsAt <= at && offerEndsAt > at)
  );
}

/** Seconds until an offer begins or ends; undefined where none will. */
export function secondsToChange(plans: readonly Offered[], at: Date): number | undefined {
  const changes = plans
    .flatMap(({ offerStartsAt, offerEndsAt }) => [offerStartsAt, offerEndsAt])
    .filter((instant): instant is Date => instant !== null && instant > at);
  if (changes.length === 0) return undefined;
  const next = Math.min(...changes.map((instant) => instant.getTime()));
  return Math.floor((next - at.getTime()) / 1000);
}
