import type { Currency } from '@tidegate/contracts/money';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';
import type { PricedPlan } from './planPricing';

/** A row of the catalogue: what is sold, for how long and at which price. Nothing derived. */
export interface StoredPlan extends PricedPlan {
  id: number;
  productId: string;
  name: string;
  trialPriceMinor: number | null;
  isRecommended: boolean;
}

export type NewPlan = Omit<StoredPlan, 'id'>;

export interface PlanRepository {
  listOnSale(currency: Currency): Promise<StoredPlan[]>;
  /** Puts exactly these plans on sale; one that is missing here keeps its row for old orders. */
  replaceOnSale(plans: readonly NewPlan[]): Promise<void>;
}

export function planRepository(db: Kysely<SiteTables>): PlanRepository {
  return {
    listOnSale: (currency) =>
      db
        .selectFrom('plan')
        .select([
          'id',
          'product_id as productId',
          'family',
          'tier',
          'channel',
          'name',
          'currency',
          'interval_count as intervalCount',
          'interval_unit as intervalUnit',
          'price_minor as priceMinor',
          'trial_price_minor as trialPriceMinor',
          'is_recommended as isRecommended',
        ])
        .where('is_on_sale', '=', true)
        .where('currency', '=', currency)
        .execute(),
    replaceOnSale: async (plans) => {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('plan')
          .set({ is_on_sale: false })
          .where('is_on_sale', '=', true)
          .where(
            'product_id',
            'not in',
            plans.map(({ productId }) => productId),
          )
          .execute();
        await transaction
          .insertInto('plan')
          .values(plans.map(toRow))
          .onConflict((conflict) =>
            conflict.column('product_id').doUpdateSet(({ ref }) => ({
              name: ref('excluded.name'),
              price_minor: ref('excluded.price_minor'),
              trial_price_minor: ref('excluded.trial_price_minor'),
              is_recommended: ref('excluded.is_recommended'),
              is_on_sale: true,
            })),
          )
          .execute();
      });
    },
  };
}

function toRow(plan: NewPlan) {
  return {
    product_id: plan.productId,
    family: plan.family,
    tier: plan.tier,
    channel: plan.channel,
    name: plan.name,
    currency: plan.currency,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    price_minor: plan.priceMinor,
    trial_price_minor: plan.trialPriceMinor,
    is_recommended: plan.isRecommended,
    is_on_sale: true,
  };
}
