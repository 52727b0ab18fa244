import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../refusal';
import type { SecretHashes } from '../../security/secretHashes';
import type { Identify, SecurityLog } from '../../security/securityLog';
import type { CodePurpose } from '../../database/tables/accountTables';
import { createToken, hashToken } from '../../security/secretTokens';
import type { NewEmail } from '../mail';
import type { AttemptThrottle } from '../throttling';
import { createCode, parseCode } from './verificationCode';
import type { VerificationKey, VerificationRepository } from './verificationRepository';
import type { TicketRepository } from './ticketRepository';

const minuteMs = 60_000;
export const codeLifetimeMinutes = 10;
const maxAttempts = 5;
/** Minimum lifetime of a ticket, however late the code was entered. */
const ticketLifetimeMs = 5 * minuteMs;
/** How long the right code is reported as expired. */
const expiredRetentionMs = 24 * 60 * minuteMs;

export interface VerificationDependencies {
  verifications: VerificationRepository;
  tickets: Pick<TicketRepository, 'store'>;
  hashes: SecretHashes;
  requestThrottle: AttemptThrottle;
  validateThrottle: AttemptThrottle;
  enqueueEmail: (email: NewEmail) => Promise<void>;
  security: SecurityLog;
  now: () => Date;
}

export type CodeRequest = VerificationKey & { language: Language; address: string };

export type CodeTry = VerificationKey & { code: string; address: string };

export type VerificationService = ReturnType<typeof verificationService>;

export function emailKind(purpose: CodePurpose): string {
  return `verification.${purpose}`;
}

export function verificationService(dependencies: VerificationDependencies) {
  const { verifications, hashes, requestThrottle, validateThrottle, enqueueEmail } = dependencies;
  const { tickets, security, now } = dependencies;
  const fromNow = (durationMs: number) => new Date(now().getTime() + durationMs);
  const prove = async ({ code, address, ...key }: CodeTry, identify: Identify) => {
    const attempt = { email: key.email, address };
    await validateThrottle.begin(attempt);
    const stored = await verifications.beginAttempt(key, maxAttempts);
    identify(stored?.accountId);
    const isRight = await hashes.verify(stored?.codeHash ?? null, parseCode(code));
    // The same for a wrong and an unknown code and too many attempts, to reveal nothing.
    if (!stored || !isRight) throw refusal('verification.failed');
    if (stored.expiresAt <= now()) throw refusal('verification.expired');
    await validateThrottle.forgive(attempt);
    return stored;
  };
  return {
    /** Verifies a code without using it up. */
    prove,
    /** Sends a code and responds alike whether or not the address has an account. */
    request: async ({ language, address, ...key }: CodeRequest) => {
      const { email, purpose } = key;
      await requestThrottle.begin({ email, address });
      const kind = emailKind(purpose);
      const subjectId = key.purpose === 'bind_email' ? key.accountId : null;
      const waitingKey = [kind, email, subjectId].filter(Boolean).join(':');
      await enqueueEmail({ kind, recipient: email, language, subjectId, waitingKey });
    },
    /** Creates a code for the account, if it exists, whose lifetime starts now. */
    issueCode: async (key: VerificationKey) => {
      await verifications.removeExpiredBefore(fromNow(-expiredRetentionMs));
      const code = createCode();
      const codeHash = await hashes.hash(code);
      const expiresAt = fromNow(codeLifetimeMinutes * minuteMs);
      return (await verifications.issue(key, codeHash, expiresAt)) ? code : undefined;
    },
    /** Exchanges a right code for a ticket. Idempotent while the code is valid. */
    validate: (attempt: CodeTry) =>
      security.attempt('verification', attempt.address, async (identify) => {
        const stored = await prove(attempt, identify);
        const ticket = createToken();
        await tickets.store(stored, hashToken(ticket), fromNow(ticketLifetimeMs));
        return ticket;
      }),
  };
}
