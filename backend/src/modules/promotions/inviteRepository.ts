import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface Inviter {
  accountId: string;
  email: string | null;
}

export interface StoredInvitation {
  inviterId: string | null;
  freeDays: number;
  status: 'waiting' | 'earned' | 'void';
}

export interface NewInvitation {
  orderId: string;
  inviterId: string;
  buyerId: string;
  freeDays: number;
  at: Date;
}

export interface InviteCounts {
  waiting: number;
  stayed: number;
  earnedDays: number;
}

export interface InviteRepository {
  /** Stores the code unless the account has one, and returns the stored one. */
  keepCode(accountId: string, code: string): Promise<string>;
  findInviter(code: string): Promise<Inviter | undefined>;
  wasInvited(buyerId: string): Promise<boolean>;
  /** Does nothing if the buyer was invited before. */
  add(invitation: NewInvitation): Promise<void>;
  lock(orderId: string): Promise<StoredInvitation | undefined>;
  decide(orderId: string, status: 'earned' | 'void', at: Date): Promise<void>;
  count(inviterId: string): Promise<InviteCounts>;
}

export function inviteRepository(db: Kysely<SiteTables>): InviteRepository {
  return {
    keepCode: async (accountId, code) => {
      await db
        .insertInto('invite_code')
        .values({ account_id: accountId, code })
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .execute();
      const kept = await db
        .selectFrom('invite_code')
        .select('code')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return kept.code;
    },
    findInviter: (code) =>
      db
        .selectFrom('invite_code')
        .innerJoin('account', 'account.id', 'invite_code.account_id')
        .select(['account.id as accountId', 'account.email'])
        .where('invite_code.code', '=', code)
        .executeTakeFirst(),
    wasInvited: async (buyerId) =>
      (await db
        .selectFrom('invitation')
        .select('order_id')
        .where('buyer_id', '=', buyerId)
        .executeTakeFirst()) !== undefined,
    add: async ({ orderId, inviterId, buyerId, freeDays, at }) => {
      await db
        .insertInto('invitation')
        .values({
          order_id: orderId,
          inviter_id: inviterId,
          buyer_id: buyerId,
          free_days: freeDays,
          status: 'waiting',
          created_at: at,
          decided_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    lock: (orderId) =>
      db
        .selectFrom('invitation')
        .select(['inviter_id as inviterId', 'free_days as freeDays', 'status'])
        .where('order_id', '=', orderId)
        .forUpdate()
        .executeTakeFirst(),
    decide: async (orderId, status, at) => {
      await db
        .updateTable('invitation')
        .set({ status, decided_at: at })
        .where('order_id', '=', orderId)
        .where('status', '=', 'waiting')
        .execute();
    },
    count: async (inviterId) => {
      const own = await db
        .selectFrom('invitation')
        .select(['status', 'free_days as freeDays'])
        .where('inviter_id', '=', inviterId)
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
