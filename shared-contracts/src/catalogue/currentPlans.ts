import type { Plan } from '../api/catalogue/schemas';

type PlanLength = Pick<Plan, 'interval_count' | 'interval_unit'>;

export function isSameLength(one: PlanLength, other: PlanLength): boolean {
  return one.interval_count === other.interval_count && one.interval_unit === other.interval_unit;
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
