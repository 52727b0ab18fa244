import type { Plan } from '../api/catalogue/schemas';

type PlanLength = Pick<Plan, 'interval_count' | 'interval_unit'>;

export function isSameLength(one: PlanLength, other: PlanLength): boolean {
  return one.interval_count === other.interval_count && one.interval_unit === other.interval_unit;
}

/** The standard plan whose place a campaign's plan takes; undefined for a standard plan. */
export function findReplacedPlan<Listed extends PlanLength & Pick<Plan, 'offer_ends_at'>>(
  standardPlans: readonly Listed[],
  plan: Listed,
): Listed | undefined {
  if (plan.offer_ends_at === null) return undefined;
  return standardPlans.find((standard) => isSameLength(standard, plan));
}

/** The plans to buy now: those of a campaign, and the standard ones of every other length. */
export function listCurrentPlans<Listed extends PlanLength>({
  plans,
  specPlans,
}: {
  plans: readonly Listed[];
  specPlans: Readonly<Record<string, { data: readonly Listed[] }>>;
}): Listed[] {
  const offers = Object.values(specPlans).flatMap(({ data }) => data);
  return [...offers, ...plans.filter((plan) => !offers.some((one) => isSameLength(one, plan)))];
}
