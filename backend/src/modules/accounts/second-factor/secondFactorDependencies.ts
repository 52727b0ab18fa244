import type { SecretHashes } from '../../../security/secretHashes';
import type { NewEmail } from '../../mail';
import type { AttemptThrottle } from '../../throttling';
import type { CheckCode } from './checkCode';
import type { ConfirmOwner } from './confirmOwner';
import type { RelyingParty } from './passkeys/relyingParty';
import type { SecretBox } from './totp/secretBox';
import type { SecondFactorStores } from './secondFactorStores';

/** Stores changes and their outbox emails in one transaction. */
export type StoreWithEmails = <Result>(
  work: (
    stores: SecondFactorStores,
    enqueueEmail: (email: NewEmail) => Promise<void>,
  ) => Promise<Result>,
) => Promise<Result>;

export interface SecondFactorDependencies {
  stores: SecondFactorStores;
  storeWithEmails: StoreWithEmails;
  hashes: SecretHashes;
  box: SecretBox;
  throttle: AttemptThrottle;
  checkCode: CheckCode;
  confirmOwner: ConfirmOwner;
  relyingParty: RelyingParty | undefined;
  now: () => Date;
}
