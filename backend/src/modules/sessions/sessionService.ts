import { createHash, randomBytes } from 'node:crypto';

import { sessionEndedElsewhere, sessionExpired, unknownSession } from './sessionErrors';
import type { SessionRepository } from './sessionRepository';

const dayMs = 86_400_000;
const sessionLifetimeMs = 30 * dayMs;
/** How long an old token is still told that it expired, instead of being unknown. */
const memoryOfExpiredMs = 30 * dayMs;
/** A device counts as seen at most this often: not every call is worth a write. */
const seenEveryMs = 5 * 60_000;
const tokenBytes = 32;
const tokenFormat = /^[\w-]{43}$/;

/** A session just begun: the only moment at which its token is known. */
export interface StartedSession {
  token: string;
  expiresAt: Date;
}

/** The sessions of all accounts. */
export interface Sessions {
  /** With the device it is for; a web page has none. */
  start(accountId: string, deviceId?: string): Promise<StartedSession>;
  /** The account a token stands for; throws the reason why a token is dead. */
  resume(token: string): Promise<string>;
  /** Ends one session; doing so again, or with a token of nobody's, is no error. */
  end(token: string): Promise<void>;
  /** Ends every session of an account: its holders learn that it was done elsewhere. */
  endAll(accountId: string): Promise<void>;
  /** As `endAll`, except for the session of this token. */
  endOthers(accountId: string, keptToken: string): Promise<void>;
  /** As `endAll`, for one device alone. */
  endOfDevice(deviceId: string): Promise<void>;
}

export function sessionService(repository: SessionRepository, now: () => Date): Sessions {
  return {
    start: async (accountId, deviceId) => {
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
        deviceId: deviceId ?? null,
        seenAt: createdAt,
      });
      return { token, expiresAt };
    },
    resume: async (token) => {
      const session = tokenFormat.test(token) ? await repository.find(hashToken(token)) : undefined;
      if (!session || session.endedBy === 'logout') throw unknownSession();
      if (session.endedBy === 'elsewhere') throw sessionEndedElsewhere();
      const at = now();
      if (session.expiresAt <= at) throw sessionExpired();
      const isDue = at.getTime() - session.seenAt.getTime() >= seenEveryMs;
      if (session.deviceId !== null && isDue) await repository.see(session.tokenHash, at);
      return session.accountId;
    },
    end: async (token) => {
      if (tokenFormat.test(token)) await repository.end(hashToken(token), now());
    },
    endAll: (accountId) => repository.endAll(accountId, now()),
    endOthers: (accountId, keptToken) => repository.endAll(accountId, now(), hashToken(keptToken)),
    endOfDevice: (deviceId) => repository.endOfDevice(deviceId, now()),
  };
}

/** The token is 256 random bits, so a plain hash cannot be guessed back. */
function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
