import { brand } from '@tidegate/contracts/brand';
import type { Plan } from '@tidegate/contracts/api/catalogue';
import { currencyTable } from '@tidegate/contracts/money';
import { planPrice } from './planSaving';

function describeOffer(plan: Plan) {
  const { amountMinor, currency } = planPrice(plan);
  const { minorDigits } = currencyTable[currency];
  return {
    '@type': 'Offer',
    name: plan.name,
    sku: plan.product_id,
    price: (amountMinor / 10 ** minorDigits).toFixed(minorDigits),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    ...(plan.offer_ends_at !== null && { priceValidUntil: plan.offer_ends_at }),
  };
}

/** What is on sale and for how much, as search engines read it (schema.org). */
export function describePlans(plans: readonly Plan[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${brand} VPN`,
    brand: { '@type': 'Brand', name: brand },
    offers: plans.map(describeOffer),
  };
}
