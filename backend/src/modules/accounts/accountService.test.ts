import { pino } from 'pino';

import { createSecurityLog } from '../../security/securityLog';
import type { StoredAccount } from './accountRepository';
import { type AccountDependencies, accountService } from './accountService';

const app = { appType: 501, installation: '', name: '' };
const ann = { id: 'ann', email: 'ann@example.org', passwordHash: 'hash of right' };

function aService(accounts: readonly StoredAccount[] = [ann]) {
  const requested: string[] = [];
  const dependencies: AccountDependencies = {
    accounts: {
      findByEmail: async (email) => accounts.find((account) => account.email === email),
      findById: async (id) => accounts.find((account) => account.id === id),
    },
    passwords: {
      hash: async (password) => `hash of ${password}`,
      verify: async (stored, password) => {
        requested.push(`verify ${stored ?? 'nothing'}`);
        return stored === `hash of ${password}`;
      },
    },
    confirmPassword: async ({ accountId }) => accounts.find(({ id }) => id === accountId),
    devices: {
      startSession: async (accountId, { appType }) => ({
        token: `token of ${accountId} in ${appType}`,
        expiresAt: new Date(0),
      }),
    },
    sessions: {
      renew: async (token) => ({ token: `after ${token}`, expiresAt: new Date(0) }),
    },
    throttle: {
      begin: async ({ email }) => void requested.push(`begin ${email}`),
      forgive: async ({ email }) => void requested.push(`forgive ${email}`),
    },
    security: createSecurityLog(pino({ level: 'silent' })),
    requireSecondStep: async () => undefined,
  };
  const service = accountService(dependencies);
  const logIn = (username: string, password: string) =>
    service.logIn({ username, password, address: '203.0.113.7', app, userAgent: '' });
  return { service, logIn, requested };
}

test('the right password starts a session, whatever the case of the email address', async () => {
  const { logIn, requested } = aService();

  await expect(logIn('  Ann@Example.org ', 'right')).resolves.toMatchObject({
    token: 'token of ann in 501',
  });
  expect(requested).toEqual([
    'begin ann@example.org',
    'verify hash of right',
    'forgive ann@example.org',
  ]);
});

test('an unknown email address and a wrong password fail alike, after the same work', async () => {
  const wrong = aService();
  const unknown = aService();

  await expect(wrong.logIn('ann@example.org', 'wrong')).rejects.toMatchObject({
    code: 'accounts.wrongCredentials',
  });
  await expect(unknown.logIn('bob@example.org', 'right')).rejects.toMatchObject({
    code: 'accounts.wrongCredentials',
  });
  expect(wrong.requested).toEqual(['begin ann@example.org', 'verify hash of right']);
  expect(unknown.requested).toEqual(['begin bob@example.org', 'verify nothing']);
});

test('an account without a password accepts no login', async () => {
  const { logIn } = aService([{ ...ann, passwordHash: null }]);

  await expect(logIn('ann@example.org', 'null')).rejects.toMatchObject({
    code: 'accounts.wrongCredentials',
  });
});

test('a session resolves to its account, and a deleted account ends it', async () => {
  await expect(aService().service.get('ann')).resolves.toEqual(ann);
  await expect(aService().service.get('bob')).rejects.toMatchObject({ code: 'sessions.unknown' });
});
