/**
 * Pages that an account sees of its own: the remotes' routes with the access `account`, known before
 * a remote is loaded, so that who has no session gets to the login page in one hop.
 */
const accountPaths =
  /^\/(?:myAccount(?:\/(?:Info|changePassword|deviceManage|dnsSettings))?|paySuc|order\/(?:history|invite|(?:invoice|withdraw)\/[^/]+))$/;

/** Whether a page, by its canonical site path, asks for a session. */
export function needsAccount(sitePath: string): boolean {
  return accountPaths.test(sitePath);
}

/** What the login page is asked with: where to go on, a site path and its query. */
export function toLoginQuery(address: string): string {
  return `?redirect=${encodeURIComponent(address)}`;
}
