import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface Inviter {
  accountId: string;
  email: string | null;
}

export type StoredInvitation = Pick<
  Selectable<SiteTables['invitation']>,
  'inviterId' | 'freeDays' | 'status'
>;

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
        .insertInto('inviteCode')
        .values({ accountId, code })
        .onConflict((conflict) => conflict.column('accountId').doNothing())
        .execute();
      const kept = await db
        .selectFrom('inviteCode')
        .select('code')
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow();
      return kept.code;
    },
    findInviter: (code) =>
      db
        .selectFrom('inviteCode')
        .innerJoin('account', 'account.id', 'inviteCode.accountId')
        .select(['account.id as accountId', 'account.email'])
        .where('inviteCode.code', '=', code)
        .executeTakeFirst(),
    wasInvited: async (buyerId) =>
      (await db
        .selectFrom('invitation')
        .select('orderId')
        .where('buyerId', '=', buyerId)
        .executeTakeFirst()) !== undefined,
    add: async ({ orderId, inviterId, buyerId, freeDays, at }) => {
      await db
        .insertInto('invitation')
        .values({
          orderId,
          inviterId,
          buyerId,
          freeDays,
          status: 'waiting',
          createdAt: at,
          decidedAt: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    lock: (orderId) =>
      db
        .selectFrom('invitation')
        .select(['inviterId', 'freeDays', 'status'])
        .where('orderId', '=', orderId)
        .forUpdate()
        .executeTakeFirst(),
    decide: async (orderId, status, at) => {
      await db
        .updateTable('invitation')
        .set({ status, decidedAt: at })
        .where('orderId', '=', orderId)
        .where('status', '=', 'waiting')
        .execute();
    },
    count: async (inviterId) => {
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
