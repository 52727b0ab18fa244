import { setImmediate as nextTurn } from 'node:timers/promises';

import type { SessionRepository, StoredSession } from './sessionRepository';
import { defaultIdleMs, sessionService } from './sessionService';

const dayMs = 86_400_000;
const minuteMs = 60_000;

function inMemory() {
  const stored = new Map<string, StoredSession>();
  const key = (tokenHash: Buffer) => tokenHash.toString('hex');
  const repository: SessionRepository = {
    create: async (session) => {
      await nextTurn();
      stored.set(key(session.tokenHash), {
        ...{ endedAt: null, endedBy: null, deviceId: null },
        ...session,
      });
    },
    find: async (tokenHash) => stored.get(key(tokenHash)),
    end: async (tokenHash) => {
      const session = stored.get(key(tokenHash));
      if (session && session.endedBy === null) session.endedBy = 'logout';
    },
    endAll: async (accountId, _at, kept) => {
      for (const session of stored.values()) {
        if (kept?.equals(session.tokenHash)) continue;
        if (session.accountId === accountId && session.endedBy === null) {
          session.endedBy = 'elsewhere';
        }
      }
    },
    endEvery: async () => 0,
    endOfDevice: async (deviceId) => {
      for (const session of stored.values()) {
        if (session.deviceId === deviceId) session.endedBy ??= 'elsewhere';
      }
    },
    endById: async (accountId, id) => {
      const session = [...stored.values()].find((one) => one.id === id);
      if (session?.accountId !== accountId || session.endedBy !== null) return false;
      session.endedBy = 'elsewhere';
      return true;
    },
    listBrowsers: async ({ accountId }) =>
      [...stored.values()].filter(
        (one) => one.accountId === accountId && one.deviceId === null && one.endedBy === null,
      ),
    touch: async (tokenHash, at) => {
      const session = stored.get(key(tokenHash));
      if (session) session.seenAt = at;
    },
    renew: async (tokenHash, newTokenHash, at) => {
      const session = stored.get(key(tokenHash));
      if (session?.endedBy !== null) return false;
      stored.delete(key(tokenHash));
      stored.set(key(newTokenHash), {
        ...session,
        tokenHash: newTokenHash,
        authenticatedAt: at,
      });
      return true;
    },
    removeExpiredBefore: async (instant) => {
      for (const [hash, { expiresAt }] of stored) if (expiresAt < instant) stored.delete(hash);
    },
  };
  let nowMs = Date.parse('2026-03-01T00:00:00Z');
  return {
    stored,
    sessions: sessionService(repository, { now: () => new Date(nowMs), idleMs: defaultIdleMs }),
    passDays: (days: number) => {
      nowMs += days * dayMs;
    },
    passMinutes: (minutes: number) => {
      nowMs += minutes * minuteMs;
    },
  };
}

test('a started session is stored', async () => {
  const { sessions, stored } = inMemory();

  await sessions.start('ann');

  expect(stored.size).toBe(1);
});

test('a token is valid for thirty days and is then reported as expired', async () => {
  const { sessions, passDays } = inMemory();
  const { token, expiresAt } = await sessions.start('ann');

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(expiresAt.toISOString()).toBe('2026-03-31T00:00:00.000Z');
  for (const days of [6, 6, 6, 6, 5]) {
    passDays(days);
    expect(await sessions.resume(token)).toBe('ann');
  }
  passDays(1);
  await expect(sessions.resume(token)).rejects.toMatchObject({ code: 'sessions.expired' });
});

test('the token itself is not stored', async () => {
  const { sessions, stored } = inMemory();

  const { token } = await sessions.start('ann');

  expect(JSON.stringify([...stored])).not.toContain(token);
  expect([...stored.values()][0]?.tokenHash).toHaveLength(32);
});

test('a logout ends one session, may be repeated, and makes the token unknown', async () => {
  const { sessions } = inMemory();
  const one = await sessions.start('ann');
  const other = await sessions.start('ann');

  await sessions.end(one.token);
  await sessions.end(one.token);

  await expect(sessions.resume(one.token)).rejects.toMatchObject({ code: 'sessions.unknown' });
  expect(await sessions.resume(other.token)).toBe('ann');
});

test('a session that ended with all others reports that it was ended elsewhere', async () => {
  const { sessions } = inMemory();
  const { token } = await sessions.start('ann');
  const otherAccount = await sessions.start('bob');

  await sessions.endAll('ann');
  await sessions.end(token);

  await expect(sessions.resume(token)).rejects.toMatchObject({ code: 'sessions.endedElsewhere' });
  expect(await sessions.resume(otherAccount.token)).toBe('bob');
});

test('all sessions except the current one can be ended', async () => {
  const { sessions } = inMemory();
  const here = await sessions.start('ann');
  const there = await sessions.start('ann');

  await sessions.endOthers('ann', here.token);

  expect(await sessions.resume(here.token)).toBe('ann');
  await expect(sessions.resume(there.token)).rejects.toMatchObject({
    code: 'sessions.endedElsewhere',
  });
});

test.each(['', 'short', 'x'.repeat(43), 'x'.repeat(100_000), '../../etc/passwd'])(
  'an invalid token is unknown in every format',
  async (token) => {
    const { sessions } = inMemory();

    await expect(sessions.resume(token)).rejects.toMatchObject({ code: 'sessions.unknown' });
    await expect(sessions.end(token)).resolves.toBeUndefined();
  },
);

test("ending a device's session leaves the account's other sessions", async () => {
  const { sessions } = inMemory();
  const phone = await sessions.start('ann', { deviceId: 'phone' });
  const page = await sessions.start('ann');

  await sessions.endOfDevice('phone');

  await expect(sessions.resume(phone.token)).rejects.toMatchObject({
    code: 'sessions.endedElsewhere',
  });
  expect(await sessions.resume(page.token)).toBe('ann');
});

test('the last use of a device is stored every five minutes at most, of a browser every seven hours', async () => {
  const { sessions, stored, passMinutes } = inMemory();
  const phone = await sessions.start('ann', { deviceId: 'phone' });
  const page = await sessions.start('ann');
  const seenAt = () => [...stored.values()].map((session) => session.seenAt.toISOString());

  passMinutes(4);
  await sessions.resume(phone.token);
  expect(seenAt()).toEqual(['2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z']);

  passMinutes(1);
  await sessions.resume(phone.token);
  await sessions.resume(page.token);
  expect(seenAt()).toEqual(['2026-03-01T00:05:00.000Z', '2026-03-01T00:00:00.000Z']);

  passMinutes(7 * 60);
  await sessions.resume(page.token);
  expect(seenAt()[1]).toBe('2026-03-01T07:05:00.000Z');
});

test('a browser that is unused for a week is logged out, a device is not', async () => {
  const { sessions, passDays } = inMemory();
  const phone = await sessions.start('ann', { deviceId: 'phone' });
  const used = await sessions.start('ann');
  const left = await sessions.start('ann');
  passDays(6);
  await sessions.resume(used.token);

  passDays(1);

  await expect(sessions.resume(left.token)).rejects.toMatchObject({ code: 'sessions.expired' });
  expect(await sessions.resume(used.token)).toBe('ann');
  expect(await sessions.resume(phone.token)).toBe('ann');
});

test('starting a session deletes sessions that expired long ago', async () => {
  const { sessions, stored, passDays } = inMemory();
  const { token } = await sessions.start('ann');

  passDays(61);
  await sessions.start('bob');

  expect(stored.size).toBe(1);
  await expect(sessions.resume(token)).rejects.toMatchObject({ code: 'sessions.unknown' });
});
