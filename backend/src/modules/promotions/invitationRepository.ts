import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface NewInvitation {
  orderId: string;
  inviterId: string;
  buyerId: string;
  freeDays: number;
  at: Date;
}

export type InvitationRepository = ReturnType<typeof invitationRepository>;

export function invitationRepository(db: Kysely<SiteTables>) {
  return {
    wasInvited: async (buyerId: string) =>
      (await db
        .selectFrom('invitation')
        .select('orderId')
        .where('buyerId', '=', buyerId)
        .executeTakeFirst()) !== undefined,
    /** Does nothing if the buyer was invited before. */
    add: async ({ at, ...invitation }: NewInvitation) => {
      await db
        .insertInto('invitation')
        .values({ ...invitation, status: 'waiting', createdAt: at, decidedAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    lock: (orderId: string) =>
      db
        .selectFrom('invitation')
        .select(['inviterId', 'freeDays', 'status'])
        .where('orderId', '=', orderId)
        .forUpdate()
        .executeTakeFirst(),
    decide: async (orderId: string, status: 'earned' | 'void', at: Date) => {
      await db
        .updateTable('invitation')
        .set({ status, decidedAt: at })
        .where('orderId', '=', orderId)
        .where('status', '=', 'waiting')
        .execute();
    },
    count: async (inviterId: string) => {
      const own = await db
        .selectFrom('invitation')
        .select(['status', 'freeDays'])
        .where('inviterId', '=', inviterId)
        .execute();
      const earned = own.filter(({ status }) => status === 'earned');
      return {
        waiting: own.filter(({ status }) => status === 'waiting').length,
        stayed: earned.length,
        earnedDays: earned.reduce((days, { freeDays }) => days + freeDays, 0),
      };
    },
  };
}
