/**
 * Pages that an account sees of its own: the remotes' routes with the access `account`, known before
 * a remote is loaded, and the edge's, so that who has no session gets to the login page in one hop.
 */
const accountPaths =
  /^\/(?:myAccount(?:\/(?:Info|changePassword|data|deviceManage|dnsSettings))?|paySuc|secondFactor|email|order\/(?:history|invite|(?:invoice|withdraw)\/[^/]+))$/;

/** The edge makes these for one visitor: how the account's second factor is managed, and asked for. */
export const secondFactorPath = '/secondFactor';
export const secondStepPath = '/secondStep';
/** And how an account without an address gets one. */
export const emailPath = '/email';

/** Whether a page, by its canonical site path, is made by the edge for one visitor. */
export function isMadeForOne(sitePath: string): boolean {
  return [secondFactorPath, secondStepPath, emailPath].includes(sitePath);
}

/** Pages about a payment: a signed link, `?result=`, opens them without a session. */
const paymentPaths: ReadonlySet<string> = new Set(['/paystatus', '/win-pay-result']);

/** Whether a page, by its canonical site path and its query, asks for a session. */
export function needsAccount(sitePath: string, query: URLSearchParams): boolean {
  return accountPaths.test(sitePath) || (paymentPaths.has(sitePath) && !query.get('result'));
}

export const loginPath = '/login';

/** The login page, asked where to go on: a site path and its query. */
export function toLoginAddress(address: string): string {
  return `${loginPath}?redirect=${encodeURIComponent(address)}`;
}
