import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export type WebhookEventRepository = ReturnType<typeof webhookEventRepository>;

export function webhookEventRepository(db: Kysely<SiteTables>) {
  return {
    /** Returns false if the event was received before. */
    add: async (provider: ProviderCode, eventId: string, receivedAt: Date) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('webhookEvent')
        .values({ provider, eventId, receivedAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
