import { randomUUID } from 'node:crypto';

import { refusal } from '../../refusal';
import { createToken, hashToken } from '../../security/secretTokens';
import { nameBrowser, noBrowser } from './nameBrowser';
import type { SessionRepository, StoredSession } from './sessionRepository';

const dayMs = 86_400_000;
const sessionLifetimeMs = 30 * dayMs;
/** How long an old token is reported as expired instead of unknown. */
const expiredRetentionMs = 30 * dayMs;
/** Idle time of browsers. Apps have none, because they work without being opened. */
export const defaultIdleMs = 7 * dayMs;
/** Limits how often the last use of a device is written. */
const seenEveryMs = 5 * 60_000;
/** Limits how often the last use of a browser is written. */
const notesPerIdleTime = 24;
/** More sessions can only be ended all together. */
const maxListed = 50;
/** Sensitive changes require a password within this time. */
const recentLoginMs = 15 * 60_000;
const tokenFormat = /^[\w-]{43}$/;

/** A new session. Its token is never available again. */
export interface StartedSession {
  token: string;
  expiresAt: Date;
}

export interface LoginPlace {
  deviceId?: string;
  userAgent?: string;
}

export interface ListedSession extends StoredSession {
  isCurrent: boolean;
}

export interface Sessions {
  start(accountId: string, place?: LoginPlace): Promise<StartedSession>;
  /** Lists the account's browser sessions. `token` marks the current one. */
  listBrowsers(accountId: string, token: string): Promise<ListedSession[]>;
  /** Returns the token's account, or throws why the token is invalid. */
  resume(token: string): Promise<string>;
  /** Returns the account of a live session without marking it as used. */
  peek(token: string): Promise<string | undefined>;
  /** As `resume`, but also requires a recent password confirmation. */
  resumeRecent(token: string): Promise<string>;
  /** Replaces the token of a session after a password confirmation. */
  renew(token: string): Promise<StartedSession>;
  /** Ends one session. Idempotent. */
  end(token: string): Promise<void>;
  /** Ends all sessions of an account, which then report that they were ended elsewhere. */
  endAll(accountId: string): Promise<void>;
  /** As `endAll`, except for the session of this token. */
  endOthers(accountId: string, keptToken: string): Promise<void>;
  /** As `endAll`, for one device. */
  endOfDevice(deviceId: string): Promise<void>;
  /** As `endAll`, for one session. Refuses another account's. */
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

  async function resume(token: string): Promise<StoredSession> {
    const session = tokenFormat.test(token) ? await repository.find(hashToken(token)) : undefined;
    if (!session || session.endedBy === 'logout') throw refusal('sessions.unknown');
    if (session.endedBy === 'elsewhere') throw refusal('sessions.endedElsewhere');
    const at = now();
    const isBrowser = session.deviceId === null;
    const unusedMs = at.getTime() - session.seenAt.getTime();
    if (isOver(session, at)) throw refusal('sessions.expired');
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
      if (now().getTime() - authenticatedAt.getTime() > recentLoginMs) {
        throw refusal('sessions.loginTooOld');
      }
      return accountId;
    },
    renew: async (token) => {
      const { tokenHash, expiresAt } = await resume(token);
      const renewed = createToken();
      if (!(await repository.renew(tokenHash, hashToken(renewed), now()))) {
        throw refusal('sessions.unknown');
      }
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
      // The same for an ended session and another account's.
      if (!(await repository.endNamed(accountId, id, now()))) throw refusal('sessions.notListed');
    },
  };
}
