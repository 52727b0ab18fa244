import type { SecretHashes } from '../../../security/secretHashes';
import type { NewMailOrder } from '../../mail';
import type { AttemptThrottle } from '../../throttling';
import type { CheckCode } from './checkCode';
import type { ConfirmOwner } from './confirmOwner';
import type { RelyingParty } from './passkeys/relyingParty';
import type { SecretBox } from './totp/secretBox';
import type { SecondFactorStores } from './secondFactorStores';

/** Stores changes and their outbox emails in one transaction. */
export type StoreWithLetters = <Result>(
  work: (
    stores: SecondFactorStores,
    order: (letter: NewMailOrder) => Promise<void>,
  ) => Promise<Result>,
) => Promise<Result>;

export interface SecondFactorDependencies {
  stores: SecondFactorStores;
  storeWithLetters: StoreWithLetters;
  hashes: SecretHashes;
  box: SecretBox;
  throttle: AttemptThrottle;
  checkCode: CheckCode;
  confirmOwner: ConfirmOwner;
  relyingParty: RelyingParty | undefined;
  now: () => Date;
}
