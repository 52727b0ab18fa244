import { createHash, randomBytes } from 'node:crypto';

import { sessionEndedElsewhere, sessionExpired, unknownSession } from './sessionErrors';
import type { SessionRepository } from './sessionRepository';

const dayMs = 86_400_000;
const sessionLifetimeMs = 30 * dayMs;
/** How long an old token is still told that it expired, instead of being unknown. */
const memoryOfExpiredMs = 30 * dayMs;
const tokenBytes = 32;
const tokenFormat = /^[\w-]{43}$/;

/** A session just begun: the only moment at which its token is known. */
export interface StartedSession {
  token: string;
  expiresAt: Date;
}

/** The sessions of all accounts. */
export interface Sessions {
  start(accountId: string): Promise<StartedSession>;
  /** The account a token stands for; throws the reason why a token is dead. */
  resume(token: string): Promise<string>;
  /** Ends one session; doing so again, or with a token of nobody's, is no error. */
  end(token: string): Promise<void>;
  /** Ends every session of an account: its holders learn that it was done elsewhere. */
  endAll(accountId: string): Promise<void>;
  /** As `endAll`, except for the session of this token. */
  endOthers(accountId: string, keptToken: string): Promise<void>;
}

export function sessionService(repository: SessionRepository, now: () => Date): Sessions {
  return {
    start: async (accountId) => {
      const token = randomBytes(tokenBytes).toString('base64url');
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + sessionLifetimeMs);
      await repository.removeExpiredBefore(new Date(createdAt.getTime() - memoryOfExpiredMs));
      await repository.create({
        tokenHash: hashToken(token),
        accountId,
        createdAt,
        expiresAt,
        endedBy: null,
      });
      return { token, expiresAt };
    },
    resume: async (token) => {
      const session = tokenFormat.test(token) ? await repository.find(hashToken(token)) : undefined;
      if (!session || session.endedBy === 'logout') throw unknownSession();
      if (session.endedBy === 'elsewhere') throw sessionEndedElsewhere();
      if (session.expiresAt <= now()) throw sessionExpired();
      return session.accountId;
    },
    end: async (token) => {
      if (tokenFormat.test(token)) await repository.end(hashToken(token), now());
    },
    endAll: (accountId) => repository.endAll(accountId, now()),
    endOthers: (accountId, keptToken) => repository.endAll(accountId, now(), hashToken(keptToken)),
  };
}

/** The token is 256 random bits, so a plain hash cannot be guessed back. */
function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
