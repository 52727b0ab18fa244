import type { SecretHashes } from '../../../security/secretHashes';
import { parseRecoveryCode } from './recovery-codes/recoveryCodes';
import type { SecretBox } from './totp/secretBox';
import type { SecondFactorStores } from './secondFactorStores';
import { findStep } from './totp/totpCodes';

export interface CodeCheckOptions {
  box: SecretBox;
  hashes: SecretHashes;
  now: () => Date;
}

type CodeStores = Pick<SecondFactorStores, 'totp' | 'recoveryCodes'>;

/** Uses up a code and returns its kind, or undefined if it is invalid. */
export type CheckCode = (
  stores: CodeStores,
  accountId: string,
  code: string,
) => Promise<'totp' | 'recovery' | undefined>;

const totpCode = /^\d{6}$/;

export function createCodeCheck({ box, hashes, now }: CodeCheckOptions): CheckCode {
  async function acceptTotp({ totp }: CodeStores, accountId: string, code: string) {
    const stored = await totp.find(accountId);
    if (!stored?.isConfirmed) return false;
    const step = findStep(box.open(stored.sealedSecret, accountId), code, now());
    return step !== undefined && totp.useStep(accountId, step);
  }

  async function acceptRecoveryCode(
    { recoveryCodes }: CodeStores,
    accountId: string,
    text: string,
  ) {
    const { letter, secret } = parseRecoveryCode(text);
    const codeHash = await recoveryCodes.findHash(accountId, letter);
    const isMatch = await hashes.verify(codeHash ?? null, secret);
    if (!isMatch || codeHash === undefined) return false;
    return recoveryCodes.use(accountId, { letter, codeHash });
  }

  return async (stores, accountId, code) => {
    const digits = code.replaceAll(/\s/g, '');
    if (totpCode.test(digits)) {
      return (await acceptTotp(stores, accountId, digits)) ? 'totp' : undefined;
    }
    return (await acceptRecoveryCode(stores, accountId, code)) ? 'recovery' : undefined;
  };
}
