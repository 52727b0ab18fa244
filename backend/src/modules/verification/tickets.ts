import type { VerificationPurpose } from '@tidegate/contracts/api/passwords';

import { hashToken } from '../../security/secretTokens';
import { verificationExpired, verificationFailed } from './verificationErrors';
import type { VerificationRepository } from './verificationRepository';

/** What a right code was exchanged for. */
export interface Tickets {
  /** The account that a living ticket stands for; throws the reason why it is refused. */
  check(ticket: string, purpose: VerificationPurpose): Promise<string>;
  /** As `check`, and uses the ticket up with its code. */
  redeem(ticket: string, purpose: VerificationPurpose): Promise<string>;
}

export function ticketService(
  repository: Pick<VerificationRepository, 'findByTicket' | 'removeByTicket'>,
  now: () => Date,
): Tickets {
  const check: Tickets['check'] = async (ticket, purpose) => {
    const found = await repository.findByTicket(hashToken(ticket));
    if (found?.purpose !== purpose) throw verificationFailed();
    if (found.expiresAt <= now()) throw verificationExpired();
    return found.accountId;
  };
  return {
    check,
    redeem: async (ticket, purpose) => {
      const accountId = await check(ticket, purpose);
      if (!(await repository.removeByTicket(hashToken(ticket)))) throw verificationFailed();
      return accountId;
    },
  };
}
