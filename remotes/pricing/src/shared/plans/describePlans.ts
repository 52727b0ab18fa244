import { brand } from '@tidegate/contracts/brand';
import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { planPrice } from './planSaving';

function describeOffer(plan: Plan) {
  const { amountMinor, currency } = planPrice(plan);
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return {
    '@type': 'Offer',
    name: plan.name,
    sku: plan.product_id,
    price: (amountMinor / 10 ** digits).toFixed(digits),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    ...(plan.offer_ends_at !== null && { priceValidUntil: plan.offer_ends_at }),
  };
}

/** The plans on sale as schema.org data. */
export function describePlans(plans: readonly Plan[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${brand} VPN`,
    brand: { '@type': 'Brand', name: brand },
    offers: plans.map(describeOffer),
  };
}
