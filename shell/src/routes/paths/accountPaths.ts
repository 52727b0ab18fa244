/**
 * Pages with the access `account`, known before a remote is loaded: a visitor without a session
 * reaches the login page in one redirect.
 */
const accountPaths =
  /^\/(?:myAccount(?:\/(?:Info|changePassword|data|deviceManage|dnsSettings))?|paySuc|secondFactor|email|order\/(?:history|invite|(?:invoice|withdraw)\/[^/]+))$/;

/** The edge renders these pages for one visitor. */
export const secondFactorPath = '/secondFactor';
export const secondStepPath = '/secondStep';
export const emailPath = '/email';

/** Whether the edge renders this canonical site path for one visitor. */
export function isMadeForOne(sitePath: string): boolean {
  return [secondFactorPath, secondStepPath, emailPath].includes(sitePath);
}

/** A signed link with `?result=` opens these pages without a session. */
const paymentPaths: ReadonlySet<string> = new Set(['/paystatus', '/win-pay-result']);

/** Whether a page, by canonical site path and query, needs a session. */
export function needsAccount(sitePath: string, query: URLSearchParams): boolean {
  return accountPaths.test(sitePath) || (paymentPaths.has(sitePath) && !query.get('result'));
}

export const loginPath = '/login';

/** The login page, which continues to a site path with query. */
export function toLoginAddress(address: string): string {
  return `${loginPath}?redirect=${encodeURIComponent(address)}`;
}
