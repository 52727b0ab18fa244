import { SiteError } from '@tidegate/contracts/siteError';

/** Whoever holds a session alone shall not delete an account: its owner chooses a password first. */
export function passwordMissing(): SiteError {
  return new SiteError('accounts.passwordMissing', 'The account has no password yet');
}

/** Somebody else deleted the account while this request was on its way. */
export function accountGone(): SiteError {
  return new SiteError('sessions.unknown', 'The account of the session has been deleted');
}

/** Payments end a renewal in one way, which the caller takes first. */
export function planRenews(): SiteError {
  return new SiteError('accounts.planRenews', 'The subscription of the account renews');
}
