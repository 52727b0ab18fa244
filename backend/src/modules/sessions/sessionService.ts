import { randomUUID } from 'node:crypto';

import { refusal } from '../../refusal';
import { createToken, hashToken } from '../../security/secretTokens';
import { nameBrowser, noBrowser } from './nameBrowser';
import type { SessionRepository, StoredSession } from './sessionRepository';
import { isToken, type SessionTimes, sessionTokens } from './sessionTokens';

const dayMs = 86_400_000;
const sessionLifetimeMs = 30 * dayMs;
/** How long an old token is reported as expired instead of unknown. */
const expiredRetentionMs = 30 * dayMs;
/** Idle time of browsers. Apps have none, because they work without being opened. */
export const defaultIdleMs = 7 * dayMs;
/** More sessions can only be ended all together. */
const maxListed = 50;
/** Sensitive changes require a password within this time. */
const recentLoginMs = 15 * 60_000;

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
  findLive(token: string): Promise<string | undefined>;
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
  endById(accountId: string, id: string): Promise<void>;
}

export function sessionService(repository: SessionRepository, times: SessionTimes): Sessions {
  const { now, idleMs } = times;
  const tokens = sessionTokens(repository, times);
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
    resume: async (token) => (await tokens.resume(token)).accountId,
    findLive: async (token) => (await tokens.findLive(token))?.accountId,
    resumeRecent: async (token) => {
      const { accountId, authenticatedAt } = await tokens.resume(token);
      if (now().getTime() - authenticatedAt.getTime() > recentLoginMs) {
        throw refusal('sessions.loginTooOld');
      }
      return accountId;
    },
    renew: async (token) => {
      const { tokenHash, expiresAt } = await tokens.resume(token);
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
      if (isToken(token)) await repository.end(hashToken(token), now());
    },
    endAll: (accountId) => repository.endAll(accountId, now()),
    endOthers: (accountId, keptToken) => repository.endAll(accountId, now(), hashToken(keptToken)),
    endOfDevice: (deviceId) => repository.endOfDevice(deviceId, now()),
    endById: async (accountId, id) => {
      // The same for an ended session and another account's.
      if (!(await repository.endById(accountId, id, now()))) throw refusal('sessions.notListed');
    },
  };
}
