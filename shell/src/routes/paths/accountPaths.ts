/** The edge renders these pages for one visitor. */
export const secondFactorPath = '/secondFactor';
export const secondStepPath = '/secondStep';
export const emailPath = '/email';

/** Whether the edge renders this canonical site path for one visitor. */
export function isMadeForOne(sitePath: string): boolean {
  return [secondFactorPath, secondStepPath, emailPath].includes(sitePath);
}

/** Whether this page of the edge, by its canonical site path, needs a session. */
export function needsAccount(sitePath: string): boolean {
  return [secondFactorPath, emailPath].includes(sitePath);
}

export const loginPath = '/login';

/** The login page, which continues to a site path with query. */
export function toLoginAddress(address: string): string {
  return `${loginPath}?redirect=${encodeURIComponent(address)}`;
}
