import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { PricedPlan } from './planPricing';
import { isSoldAt } from './saleTimes';

/** A catalogue row without derived values. */
export interface StoredPlan extends PricedPlan {
  id: number;
  productId: string;
  name: string;
  /** Price of every later interval. */
  renewalPriceMinor: number;
  trialPriceMinor: number | null;
  trialDays: number | null;
  /** The offer's campaign. Null for a standard plan, like the other offer fields. */
  offerKey: string | null;
  offerPath: string | null;
  offerStartsAt: Date | null;
  /** Exclusive. */
  offerEndsAt: Date | null;
  isRecommended: boolean;
}

export type NewPlan = Omit<StoredPlan, 'id'>;

export interface PlanRepository {
  /** Lists the current catalogue with past and future offers. */
  list(): Promise<StoredPlan[]>;
  findOnSale(productId: string, at: Date): Promise<StoredPlan | undefined>;
  /** Finds a plan even if it is no longer on sale. */
  findById(id: number): Promise<StoredPlan | undefined>;
  /** Puts exactly these plans on sale. The other rows remain for old orders. */
  replaceOnSale(plans: readonly NewPlan[]): Promise<void>;
}

export function planRepository(db: Kysely<SiteTables>): PlanRepository {
  const plans = db
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
      'renewal_price_minor as renewalPriceMinor',
      'trial_price_minor as trialPriceMinor',
      'trial_days as trialDays',
      'offer_key as offerKey',
      'offer_path as offerPath',
      'offer_starts_at as offerStartsAt',
      'offer_ends_at as offerEndsAt',
      'is_recommended as isRecommended',
    ]);
  const onSale = plans.where('is_on_sale', '=', true);
  return {
    list: () => onSale.execute(),
    findOnSale: async (productId, at) => {
      const plan = await onSale.where('product_id', '=', productId).executeTakeFirst();
      return plan && isSoldAt(plan, at) ? plan : undefined;
    },
    findById: (id) => plans.where('id', '=', id).executeTakeFirst(),
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
              renewal_price_minor: ref('excluded.renewal_price_minor'),
              trial_price_minor: ref('excluded.trial_price_minor'),
              trial_days: ref('excluded.trial_days'),
              offer_key: ref('excluded.offer_key'),
              offer_path: ref('excluded.offer_path'),
              offer_starts_at: ref('excluded.offer_starts_at'),
              offer_ends_at: ref('excluded.offer_ends_at'),
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
    renewal_price_minor: plan.renewalPriceMinor,
    trial_price_minor: plan.trialPriceMinor,
    trial_days: plan.trialDays,
    offer_key: plan.offerKey,
    offer_path: plan.offerPath,
    offer_starts_at: plan.offerStartsAt,
    offer_ends_at: plan.offerEndsAt,
    is_recommended: plan.isRecommended,
    is_on_sale: true,
  };
}
