import type { InviteRefusal } from '@tidegate/contracts/api/payments/codes';

import { isSameMailbox } from '../../promotions';
import type { PaymentStores } from '../paymentContext';

export type JudgedInvite = { inviterId: string } | { refusal: InviteRefusal };

type JudgingStores = Pick<PaymentStores, 'inviteCodes' | 'invitations' | 'orders' | 'buyers'>;

/** `accountId` is null for a visitor, whose account is not known yet. */
export async function judgeInvite(
  { inviteCodes, invitations, orders, buyers }: JudgingStores,
  code: string,
  accountId: string | null,
): Promise<JudgedInvite> {
  const inviter = await inviteCodes.findInviter(code);
  if (!inviter) return { refusal: 'unknown' };
  const { accountId: inviterId } = inviter;
  if (accountId === null) return { inviterId };
  const email = (await buyers.findEmail(accountId)) ?? null;
  if (inviterId === accountId || isSameMailbox(inviter.email, email)) return { refusal: 'self' };
  const isCustomer = (await invitations.wasInvited(accountId)) || (await orders.hasPaid(accountId));
  return isCustomer ? { refusal: 'second' } : { inviterId };
}
