import type { LocalisedPrice } from '@tidegate/contracts/api/localisedPrices';
import { type Currency, currencyOfCountry } from '@tidegate/contracts/money';
import { parseProductId, type ProductId } from '@tidegate/contracts/productId';

import type { PlanRepository, StoredPlan } from './planRepository';

export interface PriceWish {
  productIds: readonly string[];
  customerCountry?: string | undefined;
}

/** What the plans named cost in the currency of the customer's country; unsold ones are left out. */
export async function listLocalisedPrices(
  repository: Pick<PlanRepository, 'listOnSale'>,
  { productIds, customerCountry = '' }: PriceWish,
  at: Date,
): Promise<LocalisedPrice[]> {
  const local = currencyOfCountry(customerCountry);
  const wanted = productIds.map((text) => ({ text, id: parseProductId(text) }));
  const currencies = [...new Set([local, ...wanted.map(({ id }) => id.currency)])];
  const onSale = new Map(
    await Promise.all(
      currencies.map(async (currency): Promise<[Currency, StoredPlan[]]> => [
        currency,
        await repository.listOnSale(currency, at),
      ]),
    ),
  );
  return wanted.flatMap(({ text, id }) => {
    const asked = onSale.get(id.currency)?.find(({ productId }) => productId === text);
    const plan = asked && onSale.get(local)?.find((other) => isSamePlan(asked, other, id));
    return plan ? [toPrice(text, plan)] : [];
  });
}

/** The same plan in another currency: its saving, and with it its id, may differ there. */
function isSamePlan(one: StoredPlan, other: StoredPlan, { family, tier, channel }: ProductId) {
  return (
    other.family === family &&
    other.tier === tier &&
    other.channel === channel &&
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
