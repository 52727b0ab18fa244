import type { InviteSummary } from '@tidegate/contracts/api/orders/schemas';

import { createCode } from '../../../security/secretTokens';
import type { PaymentContext } from '../paymentContext';

/** Creates the account's code on first use. */
export async function summariseInvites(
  { invites, publicOrigin }: Pick<PaymentContext, 'invites' | 'publicOrigin'>,
  accountId: string,
): Promise<InviteSummary> {
  const code = await invites.keepCode(accountId, createCode());
  const { waiting, stayed, earnedDays } = await invites.count(accountId);
  const link = `${publicOrigin}/pricing?${new URLSearchParams({ invite_code: code }).toString()}`;
  return { code, link, waiting, stayed, earned_days: earnedDays };
}
