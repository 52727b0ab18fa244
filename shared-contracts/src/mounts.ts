import type { RemoteName } from './remoteNames';

/** Paths that belong to a remote, each with all its subpaths. The shell owns every other path. */
export const mounts: Readonly<Record<RemoteName, readonly string[]>> = {
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
};

const owners = (Object.entries(mounts) as [RemoteName, readonly string[]][]).flatMap(
  ([remote, paths]) => paths.map((path) => ({ remote, path: path.toLowerCase() })),
);

/** The remote that owns a site path (no language or device prefix), if any; case-insensitive. */
export function findOwner(sitePath: string): RemoteName | undefined {
  const path = sitePath.toLowerCase();
  return owners.find((owner) => path === owner.path || path.startsWith(`${owner.path}/`))?.remote;
}
