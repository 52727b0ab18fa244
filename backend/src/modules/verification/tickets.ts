import type { VerificationPurpose } from '@tidegate/contracts/api/account/endpoints';

import { refusal } from '../../refusal';
import { hashToken } from '../../security/secretTokens';
import type { TicketRepository } from './ticketRepository';

/** Tickets that replace a verified code. */
export interface Tickets {
  /** Returns the account of a valid ticket, or throws why it is refused. */
  check(ticket: string, purpose: VerificationPurpose): Promise<string>;
  /** As `check`, and uses up the ticket with its code. */
  redeem(ticket: string, purpose: VerificationPurpose): Promise<string>;
}

export function ticketService(
  repository: Pick<TicketRepository, 'find' | 'remove'>,
  now: () => Date,
): Tickets {
  const check: Tickets['check'] = async (ticket, purpose) => {
    const found = await repository.find(hashToken(ticket));
    if (found?.purpose !== purpose) throw refusal('verification.failed');
    if (found.expiresAt <= now()) throw refusal('verification.expired');
    return found.accountId;
  };
  return {
    check,
    redeem: async (ticket, purpose) => {
      const accountId = await check(ticket, purpose);
      if (!(await repository.remove(hashToken(ticket)))) {
        throw refusal('verification.failed');
      }
      return accountId;
    },
  };
}
