import type { Plan, PlanList } from '@tidegate/contracts/api/catalogue';
import type { Currency } from '@tidegate/contracts/money';

/** What the address of the page says. */
export interface PlanChoice {
  productId: string | null;
  /** Null until the visitor chooses one. */
  currency: Currency | null;
  /** A code that is on its way to the checkout. */
  coupon?: string;
}

// Typed by the contract, so that a currency added there is missed here at compile time.
const offered: Readonly<Record<Currency, true>> = { USD: true, AUD: true, CAD: true, GBP: true };

export const offeredCurrencies = Object.keys(offered) as readonly Currency[];

/** Reads `?plan=…&currency=gbp`; what we do not sell in counts as not chosen. */
export function readPlanChoice(searchParams: URLSearchParams): PlanChoice {
  const wanted = searchParams.get('currency')?.toUpperCase();
  const coupon = searchParams.get('coupon')?.trim();
  return {
    productId: searchParams.get('plan') || null,
    currency: offeredCurrencies.find((currency) => currency === wanted) ?? null,
    ...(coupon && { coupon }),
  };
}

/** The site path that says this choice. */
export function toPlanChoicePath({ productId, currency, coupon }: PlanChoice): string {
  const search = new URLSearchParams();
  if (productId) search.set('plan', productId);
  if (currency) search.set('currency', currency);
  if (coupon) search.set('coupon', coupon);
  return search.size > 0 ? `/pricing?${search.toString()}` : '/pricing';
}

/** Where a plan is paid for. */
export function toCheckoutPathOf(productId: string): string {
  return `/pricing/checkout/${encodeURIComponent(productId)}`;
}

/** The same inside the Windows client. */
export function toWindowsCheckoutPathOf(productId: string): string {
  return `/win-pay?plan=${encodeURIComponent(productId)}`;
}

/** Where a plan is paid for: from its trial on, or with a coupon, if that is wanted. */
export function toCheckoutPath(
  { product_id: id }: Plan,
  wish: { start?: 'trial'; coupon?: string } = {},
): string {
  const search = new URLSearchParams(wish);
  return search.size > 0 ? `${toCheckoutPathOf(id)}?${search.toString()}` : toCheckoutPathOf(id);
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
