import { siteApi } from '@tidegate/contracts/siteApi';

// Stands in for the shell's federation.ts in the build that the bytes benchmark compares with.

const remotes = {
  blog: () => import(/* webpackChunkName: "remote-blog" */ '../remotes/blog/src/exposed/remote'),
  pricing: () =>
    import(/* webpackChunkName: "remote-pricing" */ '../remotes/pricing/src/exposed/remote'),
  account: () =>
    import(/* webpackChunkName: "remote-account" */ '../remotes/account/src/exposed/remote'),
  campaigns: () =>
    import(/* webpackChunkName: "remote-campaigns" */ '../remotes/campaigns/src/exposed/remote'),
  tools: () => import(/* webpackChunkName: "remote-tools" */ '../remotes/tools/src/exposed/remote'),
};

export async function loadContainer({ remote }: { remote: keyof typeof remotes }) {
  return (await remotes[remote]()).default;
}

export function disposeContainer(): void {
  // One application has nothing to let go of.
}

export { siteApi };
