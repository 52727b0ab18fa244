import type { InviteRefusal, InviteSummary } from '@tidegate/contracts/api/invites';
import { invitedDays } from '@tidegate/contracts/inviteOffer';
import { addDays } from '@tidegate/contracts/periods';

import { createCode } from '../../../security/secretTokens';
import type { StoredPlan } from '../../catalogue';
import { isSameMailbox } from '../../promotions';
import type { PaymentContext } from '../paymentContext';
import type { Terms } from '../quotes/planChange';

export type JudgedInvite = { inviterId: string } | { refusal: InviteRefusal };

export interface InviteService {
  /** `accountId` is null for a visitor, whose account is not known yet. */
  judge(code: string, accountId: string | null): Promise<JudgedInvite>;
  /** Creates the account's code on first use. */
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
      const email = (await buyers.findEmail(accountId)) ?? null;
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

/** Only a first plan gets free days. */
export function addFreeDays(terms: Terms, plan: StoredPlan, invite: JudgedInvite): Terms {
  if ('refusal' in invite || terms.kind !== 'new') return terms;
  const freeDays = invitedDays(plan.intervalUnit);
  const periodEndsAt = addDays(terms.periodEndsAt, freeDays);
  return { ...terms, freeDays, periodEndsAt };
}
