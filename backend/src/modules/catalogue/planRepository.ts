import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { isSoldAt } from './saleTimes';

/** A catalogue row without derived values. */
export type StoredPlan = Omit<Selectable<SiteTables['plan']>, 'isOnSale'>;

export type NewPlan = Omit<StoredPlan, 'id'>;

export type PlanRepository = ReturnType<typeof planRepository>;

export function planRepository(db: Kysely<SiteTables>) {
  const plans = db.selectFrom('plan').selectAll();
  const onSale = plans.where('isOnSale', '=', true);
  return {
    /** Lists the current catalogue with past and future offers. */
    list: () => onSale.execute(),
    findOnSale: async (productId: string, at: Date) => {
      const plan = await onSale.where('productId', '=', productId).executeTakeFirst();
      return plan && isSoldAt(plan, at) ? plan : undefined;
    },
    /** Finds a plan even if it is no longer on sale. */
    findById: (id: number) => plans.where('id', '=', id).executeTakeFirst(),
    /** Puts exactly these plans on sale. The other rows remain for old orders. */
    replaceOnSale: async (plans: readonly NewPlan[]) => {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('plan')
          .set({ isOnSale: false })
          .where('isOnSale', '=', true)
          .where(
            'productId',
            'not in',
            plans.map(({ productId }) => productId),
          )
          .execute();
        await transaction
          .insertInto('plan')
          .values(plans.map((plan) => ({ ...plan, isOnSale: true })))
          .onConflict((conflict) =>
            conflict.column('productId').doUpdateSet(({ ref }) => ({
              name: ref('excluded.name'),
              priceMinor: ref('excluded.priceMinor'),
              renewalPriceMinor: ref('excluded.renewalPriceMinor'),
              trialPriceMinor: ref('excluded.trialPriceMinor'),
              trialDays: ref('excluded.trialDays'),
              offerKey: ref('excluded.offerKey'),
              offerPath: ref('excluded.offerPath'),
              offerStartsAt: ref('excluded.offerStartsAt'),
              offerEndsAt: ref('excluded.offerEndsAt'),
              isRecommended: ref('excluded.isRecommended'),
              isOnSale: true,
            })),
          )
          .execute();
      });
    },
  };
}
