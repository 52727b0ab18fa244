import { brand } from '@tidegate/contracts/brand';
import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';

function describeOffer(plan: Plan) {
  return {
    '@type': 'Offer',
    name: plan.name,
    sku: plan.product_id,
    // Every currency of the site has two digits after the decimal point.
    price: (plan.price_discount_amount / 100).toFixed(2),
    priceCurrency: plan.currency,
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
