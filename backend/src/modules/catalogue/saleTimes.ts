/** Both null for a plan that stays. */
interface Offered {
  offerStartsAt: Date | null;
  offerEndsAt: Date | null;
}

/** Savings are computed against standard plans, because offers are temporary. */
export function isStandard({ offerEndsAt }: Offered): boolean {
  return offerEndsAt === null;
}

/** The start is inclusive, the end exclusive. */
export function isSoldAt({ offerStartsAt, offerEndsAt }: Offered, at: Date): boolean {
  return (
    offerEndsAt === null || (offerStartsAt !== null && offerStartsAt <= at && offerEndsAt > at)
  );
}

/** Returns undefined if no offer will begin or end. */
export function secondsToChange(plans: readonly Offered[], at: Date): number | undefined {
  const changes = plans
    .flatMap(({ offerStartsAt, offerEndsAt }) => [offerStartsAt, offerEndsAt])
    .filter((instant): instant is Date => instant !== null && instant > at);
  if (changes.length === 0) return undefined;
  const next = Math.min(...changes.map((instant) => instant.getTime()));
  return Math.floor((next - at.getTime()) / 1000);
}
