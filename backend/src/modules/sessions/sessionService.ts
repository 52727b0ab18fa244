import { randomUUID } from 'node:crypto';

import { createToken, hashToken } from '../../secretTokens';
import { nameBrowser, noBrowser } from './nameBrowser';
import {
  sessionEndedElsewhere,
  sessionExpired,
  sessionNotListed,
  unknownSession,
} from './sessionErrors';
import type { SessionRepository, StoredSession } from './sessionRepository';

const dayMs = 86_400_000;
const sessionLifetimeMs = 30 * dayMs;
/** How long an old token is still told that it expired, instead of being unknown. */
const memoryOfExpiredMs = 30 * dayMs;
/** A device counts as seen at most this often: not every call is worth a write. */
const seenEveryMs = 5 * 60_000;
/** Who has more ends all others; a person never does. */
const maxListed = 50;
const tokenFormat = /^[\w-]{43}$/;

/** A session just begun: the only moment at which its token is known. */
export interface StartedSession {
  token: string;
  expiresAt: Date;
}

/** Where somebody logs in: on a device, or in a browser, which says what it is. */
export interface LoginPlace {
  deviceId?: string;
  userAgent?: string;
}

export interface ListedSession extends StoredSession {
  isCurrent: boolean;
}

/** The sessions of all accounts. */
export interface Sessions {
  start(accountId: string, place?: LoginPlace): Promise<StartedSession>;
  /** The browsers in which an account is logged in; `token` is the one that asks. */
  listBrowsers(accountId: string, token: string): Promise<ListedSession[]>;
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
  /** As `endAll`, for one session of the account; one that is none of its own is refused. */
  endNamed(accountId: string, id: string): Promise<void>;
}

export function sessionService(repository: SessionRepository, now: () => Date): Sessions {
  return {
    start: async (accountId, { deviceId, userAgent } = {}) => {
      const token = createToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + sessionLifetimeMs);
      await repository.removeExpiredBefore(new Date(createdAt.getTime() - memoryOfExpiredMs));
      await repository.create({
        id: randomUUID(),
        tokenHash: hashToken(token),
        accountId,
        createdAt,
        expiresAt,
        endedBy: null,
        deviceId: deviceId ?? null,
        seenAt: createdAt,
        ...(userAgent === undefined ? noBrowser : nameBrowser(userAgent)),
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
    listBrowsers: async (accountId, token) => {
      const tokenHash = hashToken(token);
      const search = { accountId, tokenHash, at: now(), limit: maxListed };
      const sessions = await repository.listBrowsers(search);
      return sessions.map((session) => ({
        ...session,
        isCurrent: session.tokenHash.equals(tokenHash),
      }));
    },
    end: async (token) => {
      if (tokenFormat.test(token)) await repository.end(hashToken(token), now());
    },
    endAll: (accountId) => repository.endAll(accountId, now()),
    endOthers: (accountId, keptToken) => repository.endAll(accountId, now(), hashToken(keptToken)),
    endOfDevice: (deviceId) => repository.endOfDevice(deviceId, now()),
    endNamed: async (accountId, id) => {
      if (!(await repository.endNamed(accountId, id, now()))) throw sessionNotListed();
    },
  };
}
