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

export type Sessions = ReturnType<typeof sessionService>;

export function sessionService(repository: SessionRepository, times: SessionTimes) {
  const { now, idleMs } = times;
  const tokens = sessionTokens(repository, times);
  return {
    start: async (accountId: string, { deviceId, userAgent }: LoginPlace = {}) => {
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
    /** Returns the token's account, or throws why the token is invalid. */
    resume: async (token: string) => (await tokens.resume(token)).accountId,
    /** Returns the account of a live session without marking it as used. */
    findLive: async (token: string) => (await tokens.findLive(token))?.accountId,
    /** As `resume`, but also requires a recent password confirmation. */
    resumeRecent: async (token: string) => (await tokens.resumeRecent(token)).accountId,
    /** Replaces the token of a session after a password confirmation. */
    renew: async (token: string) => {
      const { tokenHash, expiresAt } = await tokens.resume(token);
      const renewed = createToken();
      if (!(await repository.renew(tokenHash, hashToken(renewed), now()))) {
        throw refusal('sessions.unknown');
      }
      return { token: renewed, expiresAt };
    },
    /** Lists the account's browser sessions. `token` marks the current one. */
    listBrowsers: async (accountId: string, token: string) => {
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
    /** Ends one session. Idempotent. */
    end: async (token: string) => {
      if (isToken(token)) await repository.end(hashToken(token), now());
    },
    /** Ends all sessions of an account, which then report that they were ended elsewhere. */
    endAll: (accountId: string) => repository.endAll(accountId, now()),
    /** As `endAll`, except for the session of this token. */
    endOthers: (accountId: string, keptToken: string) =>
      repository.endAll(accountId, now(), hashToken(keptToken)),
    /** As `endAll`, for one device. */
    endOfDevice: (deviceId: string) => repository.endOfDevice(deviceId, now()),
    /** As `endAll`, for one session. Refuses another account's. */
    endById: async (accountId: string, id: string) => {
      // The same for an ended session and another account's.
      if (!(await repository.endById(accountId, id, now()))) throw refusal('sessions.notListed');
    },
  };
}
