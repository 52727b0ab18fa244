import type { Plan, PlanList } from '@tidegate/contracts/api/catalogue';

/** The plans that only the campaign at this path has; none where it has none, or is not live. */
export function listOwnPlans(planList: PlanList | undefined, path: string | null): readonly Plan[] {
  const own = Object.entries(planList?.activityInfoMap ?? {}).find(
    ([, info]) => info.path === path,
  );
  return (own && planList?.specPlans[own[0]]?.data) ?? [];
}
