import { attemptThrottle } from './attemptThrottle';
import type { AttemptWindow, AttemptWindowRepository } from './attemptWindowRepository';

const minuteMs = 60_000;

function inMemory() {
  const windows = new Map<string, AttemptWindow>();
  const repository: AttemptWindowRepository = {
    count: async (keyHashes, { at, windowStart }) =>
      keyHashes.map((keyHash) => {
        const key = keyHash.toString('hex');
        const known = windows.get(key);
        const isActive = known !== undefined && known.startedAt > windowStart;
        const counted = isActive
          ? { ...known, attempts: known.attempts + 1 }
          : { keyHash, startedAt: at, attempts: 1 };
        windows.set(key, counted);
        return counted;
      }),
    forgive: async (keyHashes) => {
      for (const keyHash of keyHashes) {
        const known = windows.get(keyHash.toString('hex'));
        if (known) known.attempts = Math.max(0, known.attempts - 1);
      }
    },
  };
  let nowMs = Date.parse('2026-03-01T00:00:00Z');
  const throttle = attemptThrottle(repository, () => new Date(nowMs), {
    action: 'login',
    limits: { accountAtAddress: 10, address: 60, account: 200 },
    refusal: 'accounts.tooManyLogins',
  });
  return {
    throttle,
    windows,
    passMinutes: (minutes: number) => {
      nowMs += minutes * minuteMs;
    },
    fail: async (times: number, attempt: (index: number) => { email: string; address: string }) => {
      for (let index = 0; index < times; index += 1) await throttle.begin(attempt(index));
    },
  };
}

const refused = (seconds: number) => ({
  code: 'accounts.tooManyLogins',
  details: { retry_after_seconds: seconds },
});

test('an account accepts ten attempts from one address and then refuses more', async () => {
  const { throttle, fail, passMinutes } = inMemory();
  const attempt = { email: 'ann@example.org', address: '203.0.113.7' };

  await fail(10, () => attempt);
  passMinutes(5);

  await expect(throttle.begin(attempt)).rejects.toMatchObject(refused(600));
  await expect(throttle.begin({ ...attempt, address: '198.51.100.9' })).resolves.toBeUndefined();
  passMinutes(10);
  await expect(throttle.begin(attempt)).resolves.toBeUndefined();
});

test('an address that tries many accounts is throttled', async () => {
  const { throttle, fail } = inMemory();
  const address = '203.0.113.7';

  await fail(60, (index) => ({ email: `user${index}@example.org`, address }));

  await expect(throttle.begin({ email: 'ann@example.org', address })).rejects.toMatchObject(
    refused(900),
  );
});

test('an account that is tried from many addresses is throttled', async () => {
  const { throttle, fail } = inMemory();
  const email = 'ann@example.org';

  await fail(200, (index) => ({ email, address: `203.0.113.${index}` }));

  await expect(throttle.begin({ email, address: '198.51.100.9' })).rejects.toMatchObject(
    refused(900),
  );
});

test('successful logins do not count', async () => {
  const { throttle } = inMemory();
  const attempt = { email: 'ann@example.org', address: '203.0.113.7' };

  for (let login = 0; login < 300; login += 1) {
    await throttle.begin(attempt);
    await throttle.forgive(attempt);
  }

  await expect(throttle.begin(attempt)).resolves.toBeUndefined();
});

test('addresses of one IPv6 network count together', async () => {
  const { throttle, fail } = inMemory();
  const email = 'ann@example.org';

  await fail(10, (index) => ({ email, address: `2001:db8:1:2:${index + 1}::1` }));

  await expect(throttle.begin({ email, address: '2001:db8:1:2::ffff' })).rejects.toMatchObject({
    code: 'accounts.tooManyLogins',
  });
  await expect(throttle.begin({ email, address: '2001:db8:1:3::1' })).resolves.toBeUndefined();
});

test('email and IP address are not stored in plain text', async () => {
  const { throttle, windows } = inMemory();

  await throttle.begin({ email: 'ann@example.org', address: '203.0.113.7' });

  expect(windows.size).toBe(3);
  for (const { keyHash } of windows.values()) expect(keyHash).toHaveLength(32);
});
