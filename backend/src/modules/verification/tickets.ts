import type { VerificationPurpose } from '@tidegate/contracts/api/passwords';

import { hashToken } from '../../security/secretTokens';
import { verificationExpired, verificationFailed } from './verificationErrors';
import type { VerificationRepository } from './verificationRepository';

/** Tickets that replace a verified code. */
export interface Tickets {
  /** Returns the account of a valid ticket, or throws why it is refused. */
  check(ticket: string, purpose: VerificationPurpose): Promise<string>;
  /** As `check`, and uses up the ticket with its code. */
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
