import { plansPath } from '@tidegate/contracts/api/catalogue/endpoints';
import { listPlansReplySchema } from '@tidegate/contracts/api/catalogue/schemas';
import { listCurrentPlans } from '@tidegate/contracts/catalogue/currentPlans';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import type { ApiTransport } from '@tidegate/contracts/siteApi';

/** What a year costs today and at renewal, in minor units. */
export interface YearlyPrice {
  currency: Currency;
  firstMinor: number;
  renewalMinor: number;
}

/** Undefined if no plan of one year is on sale. Rejects if the catalogue is unavailable. */
export async function findYearlyPrice(
  transport: ApiTransport,
  currency: Currency,
): Promise<YearlyPrice | undefined> {
  const { body } = await transport({ method: 'GET', path: plansPath, search: { currency } });
  const { data } = listPlansReplySchema.parse(body);
  const year = listCurrentPlans(data ?? { plans: [], specPlans: {} }).find(
    (plan) => plan.interval_count === 1 && plan.interval_unit === 'YEAR',
  );
  return (
    year && {
      currency: year.currency,
      firstMinor: year.price_discount_amount,
      renewalMinor: year.price_renewal_amount,
    }
  );
}
