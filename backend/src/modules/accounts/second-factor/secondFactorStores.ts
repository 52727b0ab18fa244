import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import { type AccountRepository, accountRepository } from '../accountRepository';
import { type ChallengeRepository, challengeRepository } from './challengeRepository';
import { type PasskeyRepository, passkeyRepository } from './passkeys/passkeyRepository';
import {
  type RecoveryCodeRepository,
  recoveryCodeRepository,
} from './recovery-codes/recoveryCodeRepository';
import { type TotpRepository, totpRepository } from './totp/totpRepository';

export interface SecondFactorStores {
  accounts: Pick<AccountRepository, 'findById'>;
  totp: TotpRepository;
  passkeys: PasskeyRepository;
  recoveryCodes: RecoveryCodeRepository;
  challenges: ChallengeRepository;
}

export function secondFactorStores(db: Kysely<SiteTables>): SecondFactorStores {
  return {
    accounts: accountRepository(db),
    totp: totpRepository(db),
    passkeys: passkeyRepository(db),
    recoveryCodes: recoveryCodeRepository(db),
    challenges: challengeRepository(db),
  };
}

export async function isSecondFactorOn(
  { totp, passkeys }: Pick<SecondFactorStores, 'totp' | 'passkeys'>,
  accountId: string,
): Promise<boolean> {
  if ((await totp.find(accountId))?.isConfirmed) return true;
  return (await passkeys.list(accountId)).length > 0;
}
