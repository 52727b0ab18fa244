import type { InviteRefusal } from '@tidegate/contracts/api/payments/codes';

import { isSameMailbox } from '../../promotions';
import type { PaymentStores } from '../paymentContext';

export type JudgedInvite = { inviterId: string } | { refusal: InviteRefusal };

/** `accountId` is null for a visitor, whose account is not known yet. */
export async function judgeInvite(
  { invites, orders, buyers }: Pick<PaymentStores, 'invites' | 'orders' | 'buyers'>,
  code: string,
  accountId: string | null,
): Promise<JudgedInvite> {
  const inviter = await invites.findInviter(code);
  if (!inviter) return { refusal: 'unknown' };
  const { accountId: inviterId } = inviter;
  if (accountId === null) return { inviterId };
  const email = (await buyers.findEmail(accountId)) ?? null;
  if (inviterId === accountId || isSameMailbox(inviter.email, email)) return { refusal: 'self' };
  const isCustomer = (await invites.wasInvited(accountId)) || (await orders.hasPaid(accountId));
  return isCustomer ? { refusal: 'second' } : { inviterId };
}
