import type { Plan, PlanList } from '@tidegate/contracts/api/catalogue';

/** The plans that only the campaign at this path has; none where it has none, or is not live. */
export function listOwnPlans(list: PlanList | undefined, path: string | null): readonly Plan[] {
  return Object.entries(list?.specPlans ?? {}).flatMap(([key, { data }]) =>
    list?.activityInfoMap[key]?.path === path ? data : [],
  );
}
