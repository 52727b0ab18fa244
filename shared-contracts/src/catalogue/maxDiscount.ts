import type { Plan } from '../api/catalogue/schemas';

/** The initial state before any plans are loaded (specification §9); never shown as a claim. */
export const defaultMaxDiscountPercent = 62;

const floorPercent = 59;

/** The highest discount among plans, with the minimum that the specification sets (§4). */
export function findMaxDiscountPercent(plans: readonly Pick<Plan, 'discount_percent'>[]): number {
  return Math.max(floorPercent, ...plans.map((plan) => Number.parseInt(plan.discount_percent, 10)));
}
