import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export interface WebhookEventRepository {
  /** Returns false if the event was received before. */
  add(provider: ProviderCode, eventId: string, at: Date): Promise<boolean>;
}

export function webhookEventRepository(db: Kysely<SiteTables>): WebhookEventRepository {
  return {
    add: async (provider, eventId, receivedAt) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('webhookEvent')
        .values({ provider, eventId, receivedAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
