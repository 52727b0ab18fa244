import type { VerificationPurpose } from '@tidegate/contracts/api/passwords';
import type { Language } from '@tidegate/contracts/languages';

import type { SecretHashes } from '../../secretHashes';
import type { SecurityLog } from '../../securityLog';
import { createToken, hashToken } from '../../secretTokens';
import type { NewMailOrder } from '../mail';
import type { AttemptThrottle } from '../throttling';
import { createCode, parseCode } from './verificationCode';
import { verificationExpired, verificationFailed } from './verificationErrors';
import type { VerificationKey, VerificationRepository } from './verificationRepository';

const minuteMs = 60_000;
export const codeLifetimeMinutes = 10;
const maxAttempts = 5;
/** At least this long a ticket can be used, however late the code was typed. */
const ticketLifetimeMs = 5 * minuteMs;
/** How long the right code is still told that it expired. */
const memoryOfExpiredMs = 24 * 60 * minuteMs;

export interface VerificationDependencies {
  verifications: VerificationRepository;
  hashes: SecretHashes;
  requestThrottle: AttemptThrottle;
  validateThrottle: AttemptThrottle;
  orderMail: (order: NewMailOrder) => Promise<void>;
  security: SecurityLog;
  now: () => Date;
}

export interface CodeWish extends VerificationKey {
  language: Language;
  address: string;
}

export interface CodeTry extends VerificationKey {
  code: string;
  address: string;
}

export interface VerificationService {
  /** Has a code sent; does the same whether an account has the address or not. */
  request(wish: CodeWish): Promise<void>;
  /** A new code for the account, if there is one; its time begins now. */
  issueCode(key: VerificationKey): Promise<string | undefined>;
  /** Exchanges a right code for a ticket; may be repeated while the code lives. */
  validate(attempt: CodeTry): Promise<string>;
}

/** The kind of letter that carries a code for this purpose. */
export function letterKind(purpose: VerificationPurpose): string {
  return `verification.${purpose}`;
}

export function verificationService(dependencies: VerificationDependencies): VerificationService {
  const { verifications, hashes, requestThrottle, validateThrottle, orderMail } = dependencies;
  const { security, now } = dependencies;
  const fromNow = (durationMs: number) => new Date(now().getTime() + durationMs);
  return {
    request: async ({ email, purpose, language, address }) => {
      await requestThrottle.begin({ email, address });
      const kind = letterKind(purpose);
      await orderMail({ kind, recipient: email, language, waitingKey: `${kind}:${email}` });
    },
    issueCode: async (key) => {
      await verifications.removeExpiredBefore(fromNow(-memoryOfExpiredMs));
      const code = createCode();
      const codeHash = await hashes.hash(code);
      const expiresAt = fromNow(codeLifetimeMinutes * minuteMs);
      return (await verifications.issue(key, codeHash, expiresAt)) ? code : undefined;
    },
    validate: ({ email, purpose, code, address }) =>
      security.attempt('verification', address, async (identify) => {
        await validateThrottle.begin({ email, address });
        const stored = await verifications.beginAttempt({ email, purpose }, maxAttempts);
        identify(stored?.accountId);
        const isRight = await hashes.verify(stored?.codeHash ?? null, parseCode(code));
        if (!stored || !isRight) throw verificationFailed();
        if (stored.expiresAt <= now()) throw verificationExpired();
        const ticket = createToken();
        await verifications.storeTicket(stored, hashToken(ticket), fromNow(ticketLifetimeMs));
        await validateThrottle.forgive({ email, address });
        return ticket;
      }),
  };
}
