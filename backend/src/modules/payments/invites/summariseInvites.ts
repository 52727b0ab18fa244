import type { InviteSummary } from '@tidegate/contracts/api/orders/schemas';

import { createCode } from '../../../security/secretTokens';
import type { PaymentContext } from '../paymentContext';

/** Creates the account's code on first use. */
export async function summariseInvites(
  { inviteCodes, invitations, publicOrigin }: PaymentContext,
  accountId: string,
): Promise<InviteSummary> {
  const code = await inviteCodes.share(accountId, createCode());
  const { waiting, stayed, earnedDays } = await invitations.count(accountId);
  const link = `${publicOrigin}/pricing?${new URLSearchParams({ invite_code: code }).toString()}`;
  return { code, link, waiting, stayed, earned_days: earnedDays };
}
