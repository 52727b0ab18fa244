import { randomUUID } from 'node:crypto';

import { createToken, hashToken } from '../../security/secretTokens';
import { nameBrowser, noBrowser } from './nameBrowser';
import {
  loginTooOld,
  sessionEndedElsewhere,
  sessionExpired,
  sessionNotListed,
  unknownSession,
} from './sessionErrors';
import type { SessionRepository, StoredSession } from './sessionRepository';

const dayMs = 86_400_000;
const sessionLifetimeMs = 30 * dayMs;
/** How long an old token is still told that it expired, instead of being unknown. */
const expiredRetentionMs = 30 * dayMs;
/** A browser that nobody used for so long is logged out; apps are used without being opened. */
export const defaultIdleMs = 7 * dayMs;
/** A device counts as seen at most this often: not every call is worth a write. */
const seenEveryMs = 5 * 60_000;
/** Of a browser only as much is kept as its end takes: at most so many times within it. */
const notesPerIdleTime = 24;
/** Who has more ends all others; a person never does. */
const maxListed = 50;
/** What others could use to take an account over is changed within this time of a password. */
const recentLoginMs = 15 * 60_000;
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
  /** The account of a living session, which does not count as used; nothing for another token. */
  peek(token: string): Promise<string | undefined>;
  /** As `resume`, and refuses a session whose holder gave the password too long ago. */
  resumeRecent(token: string): Promise<string>;
  /** The same session with another token, once its holder has given the password again. */
  renew(token: string): Promise<StartedSession>;
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

export interface SessionTimes {
  now: () => Date;
  idleMs: number;
}

export function sessionService(
  repository: SessionRepository,
  { now, idleMs }: SessionTimes,
): Sessions {
  const isOver = ({ expiresAt, deviceId, seenAt }: StoredSession, at: Date) =>
    expiresAt <= at || (deviceId === null && at.getTime() - seenAt.getTime() >= idleMs);

  /** The session that a token opens; throws the reason why it opens none. */
  async function resume(token: string): Promise<StoredSession> {
    const session = tokenFormat.test(token) ? await repository.find(hashToken(token)) : undefined;
    if (!session || session.endedBy === 'logout') throw unknownSession();
    if (session.endedBy === 'elsewhere') throw sessionEndedElsewhere();
    const at = now();
    const isBrowser = session.deviceId === null;
    const unusedMs = at.getTime() - session.seenAt.getTime();
    if (isOver(session, at)) throw sessionExpired();
    const dueMs = isBrowser ? idleMs / notesPerIdleTime : seenEveryMs;
    if (unusedMs >= dueMs) await repository.see(session.tokenHash, at);
    return session;
  }

  return {
    start: async (accountId, { deviceId, userAgent } = {}) => {
      const token = createToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + sessionLifetimeMs);
      await repository.removeExpiredBefore(new Date(createdAt.getTime() - expiredRetentionMs));
      await repository.create({
        id: randomUUID(),
        tokenHash: hashToken(token),
        accountId,
        createdAt,
        expiresAt,
        endedBy: null,
        deviceId: deviceId ?? null,
        seenAt: createdAt,
        authenticatedAt: createdAt,
        ...(userAgent === undefined ? noBrowser : nameBrowser(userAgent)),
      });
      return { token, expiresAt };
    },
    resume: async (token) => (await resume(token)).accountId,
    peek: async (token) => {
      const session = tokenFormat.test(token) ? await repository.find(hashToken(token)) : undefined;
      const isLiving = session && session.endedBy === null && !isOver(session, now());
      return isLiving ? session.accountId : undefined;
    },
    resumeRecent: async (token) => {
      const { accountId, authenticatedAt } = await resume(token);
      if (now().getTime() - authenticatedAt.getTime() > recentLoginMs) throw loginTooOld();
      return accountId;
    },
    renew: async (token) => {
      const { tokenHash, expiresAt } = await resume(token);
      const renewed = createToken();
      if (!(await repository.renew(tokenHash, hashToken(renewed), now()))) throw unknownSession();
      return { token: renewed, expiresAt };
    },
    listBrowsers: async (accountId, token) => {
      const tokenHash = hashToken(token);
      const at = now();
      const usedSince = new Date(at.getTime() - idleMs);
      const search = { accountId, tokenHash, at, usedSince, limit: maxListed };
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
