import type { InviteRefusal, InviteSummary } from '@tidegate/contracts/api/invites';
import { inviteFreeDays } from '@tidegate/contracts/inviteOffer';

import { createCode } from '../../secretTokens';
import { monthsOf, type StoredPlan } from '../catalogue';
import { isSameMailbox } from '../promotions';
import type { PaymentContext } from './paymentContext';
import type { Terms } from './planChange';
import { addDays } from './periods';

/** What an invitation brings, or why nothing; `code` is what a buyer came with. */
export type JudgedInvite = { inviterId: string } | { refusal: InviteRefusal };

export interface InviteService {
  /** Of an account, or of a visitor who may still turn out to be anybody. */
  judge(code: string, accountId: string | null): Promise<JudgedInvite>;
  /** What an account invites with; its code is made when it is first asked for. */
  summarise(accountId: string): Promise<InviteSummary>;
}

export function inviteService({
  invites,
  orders,
  buyers,
  publicOrigin,
}: Pick<PaymentContext, 'invites' | 'orders' | 'buyers' | 'publicOrigin'>): InviteService {
  return {
    judge: async (code, accountId) => {
      const inviter = await invites.findInviter(code);
      if (!inviter) return { refusal: 'unknown' };
      const { accountId: inviterId } = inviter;
      if (accountId === null) return { inviterId };
      const email = (await buyers.findEmail(accountId)) ?? '';
      if (inviterId === accountId || isSameMailbox(inviter.email, email)) {
        return { refusal: 'self' };
      }
      const isCustomer = (await invites.wasInvited(accountId)) || (await orders.hasPaid(accountId));
      return isCustomer ? { refusal: 'second' } : { inviterId };
    },
    summarise: async (accountId) => {
      const code = await invites.keepCode(accountId, createCode());
      const { waiting, stayed, earnedDays } = await invites.count(accountId);
      const link = `${publicOrigin}/pricing?${new URLSearchParams({ invite_code: code }).toString()}`;
      return { code, link, waiting, stayed, earned_days: earnedDays };
    },
  };
}

/** Free days belong to a first plan of a month or longer: with a shorter one they would be given away. */
export function addFreeDays(terms: Terms, plan: StoredPlan, invite: JudgedInvite): Terms {
  const isGranted = 'inviterId' in invite && terms.kind === 'new' && monthsOf(plan) > 0;
  if (!isGranted) return terms;
  const periodEndsAt = addDays(terms.periodEndsAt, inviteFreeDays);
  return { ...terms, freeDays: inviteFreeDays, periodEndsAt };
}
