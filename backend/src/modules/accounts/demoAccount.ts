import { randomUUID } from 'node:crypto';

import { SiteError } from '@tidegate/contracts/errors/siteError';

import type { SecretHashes } from '../../security/secretHashes';
import type { Sessions } from '../sessions';
import type { AccountRepository } from './accountRepository';

/** Login for trying out a new site. Production refuses it. */
export const demoCredentials = {
  email: 'demo@tidegate.example',
  password: 'Harbour-Light-7!',
} as const;

export interface DemoAccountDependencies {
  accounts: Pick<AccountRepository, 'findByEmail' | 'create' | 'removePassword'>;
  passwords: SecretHashes;
  sessions: Pick<Sessions, 'endAll'>;
  now: () => Date;
  isProduction: boolean;
}

export async function seedDemoAccount(dependencies: DemoAccountDependencies): Promise<void> {
  if (dependencies.isProduction) {
    throw new SiteError('accounts.demoRefused', 'The demo account has a published password');
  }
  const { accounts, passwords, now } = dependencies;
  if (await accounts.findByEmail(demoCredentials.email)) return;
  const passwordHash = await passwords.hash(demoCredentials.password);
  await accounts.create({ id: randomUUID(), email: demoCredentials.email, passwordHash }, now());
}

/** Closes a demo account that reached production with a copied database. */
export async function closeDemoAccount(dependencies: DemoAccountDependencies): Promise<void> {
  const { accounts, sessions } = dependencies;
  const account = await accounts.findByEmail(demoCredentials.email);
  if (!account) return;
  await accounts.removePassword(account.id);
  await sessions.endAll(account.id);
}
