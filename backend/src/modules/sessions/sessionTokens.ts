import { refusal } from '../../refusal';
import { hashToken } from '../../security/secretTokens';
import type { SessionRepository, StoredSession } from './sessionRepository';

/** Limits how often the last use of a device is written. */
const deviceWriteMs = 5 * 60_000;
/** Limits how often the last use of a browser is written. */
const writesPerIdleTime = 24;
/** Sensitive changes require a password within this time. */
const recentLoginMs = 15 * 60_000;
const tokenFormat = /^[\w-]{43}$/;

export interface SessionTimes {
  now: () => Date;
  /** Idle time after which the session of a browser ends. */
  idleMs: number;
}

export function isToken(text: string): boolean {
  return tokenFormat.test(text);
}

/** Reads sessions by their tokens. */
export function sessionTokens(repository: SessionRepository, { now, idleMs }: SessionTimes) {
  const find = async (token: string) =>
    isToken(token) ? repository.find(hashToken(token)) : undefined;
  const isOver = ({ expiresAt, deviceId, seenAt }: StoredSession, at: Date) =>
    expiresAt <= at || (deviceId === null && at.getTime() - seenAt.getTime() >= idleMs);

  const resume = async (token: string) => {
    const session = await find(token);
    if (!session || session.endedBy === 'logout') throw refusal('sessions.unknown');
    if (session.endedBy === 'elsewhere') throw refusal('sessions.endedElsewhere');
    const at = now();
    if (isOver(session, at)) throw refusal('sessions.expired');
    const unusedMs = at.getTime() - session.seenAt.getTime();
    const dueMs = session.deviceId === null ? idleMs / writesPerIdleTime : deviceWriteMs;
    if (unusedMs >= dueMs) await repository.touch(session.tokenHash, at);
    return session;
  };

  return {
    /** Returns a live session, and notes its use, or throws why the token is invalid. */
    resume,
    /** As `resume`, but also requires a recent password confirmation. */
    resumeRecent: async (token: string) => {
      const session = await resume(token);
      const ageMs = now().getTime() - session.authenticatedAt.getTime();
      if (ageMs > recentLoginMs) throw refusal('sessions.loginTooOld');
      return session;
    },
    findLive: async (token: string) => {
      const session = await find(token);
      return session?.endedBy === null && !isOver(session, now()) ? session : undefined;
    },
  };
}
