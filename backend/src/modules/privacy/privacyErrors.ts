import { SiteError } from '@tidegate/contracts/siteError';

/** A session alone must not delete an account, so its owner sets a password first. */
export function passwordMissing(): SiteError {
  return new SiteError('accounts.passwordMissing', 'The account has no password yet');
}

/** A parallel request deleted the account. */
export function accountGone(): SiteError {
  return new SiteError('sessions.unknown', 'The account of the session has been deleted');
}

/** The caller must end the renewal first. */
export function planRenews(): SiteError {
  return new SiteError('accounts.planRenews', 'The subscription of the account renews');
}
