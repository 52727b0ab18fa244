import type { StoredAccount } from './accountRepository';
import { closeDemoAccount, demoCredentials, seedDemoAccount } from './demoAccount';

function aSite({ isProduction = false }: { isProduction?: boolean } = {}) {
  const accounts: StoredAccount[] = [];
  const ended: string[] = [];
  return {
    accounts,
    ended,
    dependencies: {
      isProduction,
      now: () => new Date(0),
      accounts: {
        findByEmail: async (email: string) => accounts.find((account) => account.email === email),
        create: async (account: StoredAccount) => accounts.push(account) > 0,
        removePassword: async (id: string) => {
          for (const account of accounts) if (account.id === id) account.passwordHash = null;
        },
      },
      passwords: {
        hash: async (password: string) => `hash of ${password}`,
        verify: async () => false,
      },
      sessions: {
        start: async () => ({ token: '', expiresAt: new Date(0) }),
        resume: async () => '',
        end: async () => undefined,
        endAll: async (accountId: string) => void ended.push(accountId),
        endOthers: async () => undefined,
      },
    },
  };
}

test('the demo account is created once', async () => {
  const { dependencies, accounts } = aSite();

  await seedDemoAccount(dependencies);
  await seedDemoAccount(dependencies);

  expect(accounts).toMatchObject([
    { email: demoCredentials.email, passwordHash: `hash of ${demoCredentials.password}` },
  ]);
});

test('production refuses to create it', async () => {
  const { dependencies, accounts } = aSite({ isProduction: true });

  await expect(seedDemoAccount(dependencies)).rejects.toMatchObject({
    code: 'accounts.demoRefused',
  });
  expect(accounts).toEqual([]);
});

test('production closes a demo account from a copied database and ends its sessions', async () => {
  const { dependencies, accounts, ended } = aSite();
  await seedDemoAccount(dependencies);

  await closeDemoAccount({ ...dependencies, isProduction: true });

  expect(accounts[0]?.passwordHash).toBeNull();
  expect(ended).toEqual([accounts[0]?.id]);
});

test('without a demo account production changes nothing', async () => {
  const { dependencies, ended } = aSite({ isProduction: true });

  await closeDemoAccount(dependencies);

  expect(ended).toEqual([]);
});
