import { keysOf } from '../keysOf';

/** Every remote with its paths, each with all its subpaths. The shell owns every other path. */
export const remotePaths = {
  blog: ['/blog'],
  pricing: [
    '/pricing',
    '/order',
    '/paystatus',
    '/paySuc',
    '/win-pay',
    '/win-pay-result',
    '/buyQuantity',
    '/vpn-trial',
  ],
  account: ['/login', '/forgetPassword', '/resetPassword', '/myAccount'],
  campaigns: [
    '/actives',
    '/active',
    '/blackfriday',
    '/friday',
    '/promotion',
    '/anniversary',
    '/easter',
    '/halloween',
  ],
  tools: ['/webrtc-leak-test', '/what-is-my-ip'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RemoteName = keyof typeof remotePaths;

/** The independently released parts of the site. */
export const remoteNames = keysOf(remotePaths);

export function isRemoteName(value: unknown): value is RemoteName {
  return remoteNames.some((name) => name === value);
}
