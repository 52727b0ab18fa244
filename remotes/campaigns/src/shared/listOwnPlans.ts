import type { Plan, PlanList } from '@tidegate/contracts/api/catalogue/schemas';

/** The exclusive plans of the live campaign at this path; empty if there are none. */
export function listOwnPlans(list: PlanList | undefined, path: string | null): readonly Plan[] {
  return Object.entries(list?.specPlans ?? {}).flatMap(([key, { data }]) =>
    list?.activityInfoMap[key]?.path === path ? data : [],
  );
}
