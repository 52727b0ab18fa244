import type { Plan } from './api/catalogue';

/** What the state says before any plans are known (specification §9); never shown as a claim. */
export const defaultMaxDiscountPercent = 62;

const floorPercent = 59;

/** The highest discount among plans, from the floor of the specification (§4) on. */
export function findMaxDiscountPercent(plans: readonly Pick<Plan, 'discount_percent'>[]): number {
  return Math.max(floorPercent, ...plans.map((plan) => Number.parseInt(plan.discount_percent, 10)));
}
