import type { Plan, PlanList } from '@tidegate/contracts/api/catalogue';
import type { Currency } from '@tidegate/contracts/money';
import { selectCurrency } from '@tidegate/contracts/store/pricingState';
import type { RootState } from '@tidegate/contracts/store/rootState';

/** What the address of the page says. */
export interface PlanChoice {
  productId: string | null;
  /** Null until the visitor chooses one. */
  currency: Currency | null;
}

// Typed by the contract, so that a currency added there is missed here at compile time.
const offered: Readonly<Record<Currency, true>> = { USD: true, AUD: true, CAD: true, GBP: true };

export const offeredCurrencies = Object.keys(offered) as readonly Currency[];

/** Reads `?plan=…&currency=gbp`; what we do not sell in counts as not chosen. */
export function readPlanChoice(searchParams: URLSearchParams): PlanChoice {
  const wanted = searchParams.get('currency')?.toUpperCase();
  return {
    productId: searchParams.get('plan') || null,
    currency: offeredCurrencies.find((currency) => currency === wanted) ?? null,
  };
}

/** What the prices of an address are shown in: a plan that is named is shown at its own price. */
export function findCurrency({ currency, productId }: PlanChoice, state: RootState): Currency {
  return currency ?? currencyOfProduct(productId ?? '') ?? selectCurrency(state);
}

/** The site path that says this choice; a coupon goes with it on its way to the checkout. */
export function toPlanChoicePath(
  { productId, currency }: PlanChoice,
  coupon?: string | null,
): string {
  return toAddress('/pricing', { plan: productId, currency, coupon });
}

/** A path with what there is of a query. */
export function toAddress(
  path: string,
  query: Readonly<Record<string, string | null | undefined>>,
): string {
  const given = Object.entries(query).filter(([, value]) => value) as [string, string][];
  return given[0] ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

/** Where a plan is paid for. */
export function toCheckoutPathOf(productId: string): string {
  return `/pricing/checkout/${encodeURIComponent(productId)}`;
}

/** The same inside the Windows client. */
export function toWindowsCheckoutPathOf(productId: string): string {
  return toAddress('/win-pay', { plan: productId });
}

/** Where a plan is paid for: from its trial on, or with a coupon, if that is wanted. */
export function toCheckoutPath(
  { product_id: id }: Plan,
  options: { start?: 'trial'; coupon?: string | null } = {},
): string {
  return toAddress(toCheckoutPathOf(id), options);
}

/** Everything that can be bought: the usual plans, the short ones and those of campaigns. */
export function listSellable({ plans, vip1Plans, specPlans }: PlanList): readonly Plan[] {
  return [...plans, ...vip1Plans, ...Object.values(specPlans).flatMap(({ data }) => data)];
}

/** The currency that a product id names. */
export function currencyOfProduct(productId: string): Currency | undefined {
  const code = productId.split('.')[4]?.toUpperCase();
  return offeredCurrencies.find((currency) => currency === code);
}

export function findPlan(plans: readonly Plan[], productId: unknown): Plan | undefined {
  return plans.find((plan) => plan.product_id === productId);
}

/** The plan to start from: the one wanted before, else the one we advise, else the first. */
export function preselectedPlan(
  plans: readonly Plan[],
  wantedProductIds: readonly (string | null)[],
): Plan | undefined {
  const wanted = wantedProductIds.map((productId) => findPlan(plans, productId)).find(Boolean);
  return wanted ?? plans.find((plan) => plan.is_recommend) ?? plans[0];
}
