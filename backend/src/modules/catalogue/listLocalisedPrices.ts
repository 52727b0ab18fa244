import type { LocalisedPrice } from '@tidegate/contracts/api/catalogue/schemas';
import { currencyOfCountry } from '@tidegate/contracts/catalogue/money';

import type { StoredPlan } from './planRepository';

export interface PriceRequest {
  productIds: readonly string[];
  customerCountry?: string | undefined;
}

/** Prices the given plans in the currency of the country and omits plans that are not on sale. */
export function listLocalisedPrices(
  onSale: readonly StoredPlan[],
  { productIds, customerCountry = '' }: PriceRequest,
): LocalisedPrice[] {
  const currency = currencyOfCountry(customerCountry);
  const local = onSale.filter((plan) => plan.currency === currency);
  return productIds.flatMap((id) => {
    const requested = onSale.find(({ productId }) => productId === id);
    const plan = requested && local.find((other) => isSamePlan(requested, other));
    return plan ? [toPrice(id, plan)] : [];
  });
}

/** A plan's saving, and thus its id, may differ between currencies. */
function isSamePlan(one: StoredPlan, other: StoredPlan) {
  return (
    other.family === one.family &&
    other.tier === one.tier &&
    other.channel === one.channel &&
    other.intervalCount === one.intervalCount &&
    other.intervalUnit === one.intervalUnit &&
    other.offerEndsAt?.getTime() === one.offerEndsAt?.getTime()
  );
}

function toPrice(productId: string, { productId: local, currency, priceMinor }: StoredPlan) {
  return {
    product_id: productId,
    local_product_id: local,
    currency,
    subscription: { price: { gross: priceMinor } },
  };
}
