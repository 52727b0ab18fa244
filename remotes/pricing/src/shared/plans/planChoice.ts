import type { Plan, PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import { listCurrentPlans } from '@tidegate/contracts/catalogue/currentPlans';
import { currencies, type Currency } from '@tidegate/contracts/catalogue/money';
import { parseProductId } from '@tidegate/contracts/catalogue/productId';
import { selectCurrency } from '@tidegate/contracts/store/pricingState';
import type { RootState } from '@tidegate/contracts/store/rootState';

/** The choice in the page's address. */
export interface PlanChoice {
  productId: string | null;
  /** Null unless the visitor chose one. */
  currency: Currency | null;
}

/** Reads `?plan=…&currency=gbp`; an unsupported currency counts as none. */
export function readPlanChoice(searchParams: URLSearchParams): PlanChoice {
  const wanted = searchParams.get('currency')?.toUpperCase();
  return {
    productId: searchParams.get('plan') || null,
    currency: currencies.find((currency) => currency === wanted) ?? null,
  };
}

/** The currency of the displayed prices: a plan in the address implies its own. */
export function findCurrency({ currency, productId }: PlanChoice, state: RootState): Currency {
  return currency ?? parseProductId(productId ?? '')?.currency ?? selectCurrency(state);
}

/** The path of this choice; the coupon is passed on to the checkout. */
export function toPlanChoicePath(
  { productId, currency }: PlanChoice,
  coupon?: string | null,
): string {
  return toAddress('/pricing', { plan: productId, currency, coupon });
}

export function toAddress(
  path: string,
  query: Readonly<Record<string, string | null | undefined>>,
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given[0] ? `${path}?${new URLSearchParams(given)}` : path;
}

export function toCheckoutPathOf(productId: string): string {
  return `/pricing/checkout/${encodeURIComponent(productId)}`;
}

export function toWindowsCheckoutPathOf(productId: string): string {
  return toAddress('/win-pay', { plan: productId });
}

export function toCheckoutPath(
  { product_id: id }: Plan,
  options: { start?: 'trial'; coupon?: string | null } = {},
): string {
  return toAddress(toCheckoutPathOf(id), options);
}

/** All plans on sale: the standard ones, the short ones and those of campaigns. */
function listSellable({ plans, vip1Plans, specPlans }: PlanList): readonly Plan[] {
  return [...plans, ...vip1Plans, ...Object.values(specPlans).flatMap(({ data }) => data)];
}

/** The plans to choose from. A coupon lowers standard plans alone, so with one they are listed. */
export function listChoices(catalogue: PlanList, coupon?: string | null): readonly Plan[] {
  return coupon ? catalogue.plans : listCurrentPlans(catalogue);
}

function findPlan(plans: readonly Plan[], productId: unknown): Plan | undefined {
  return plans.find((plan) => plan.product_id === productId);
}

export function findSellable(catalogue: PlanList, productId: unknown): Plan | undefined {
  return findPlan(listSellable(catalogue), productId);
}

/** Prefers a previously chosen plan, then the recommended one, then the first. */
export function preselectedPlan(
  plans: readonly Plan[],
  wantedProductIds: readonly (string | null)[],
): Plan | undefined {
  const wanted = wantedProductIds.map((productId) => findPlan(plans, productId)).find(Boolean);
  return wanted ?? plans.find((plan) => plan.is_recommend) ?? plans[0];
}
