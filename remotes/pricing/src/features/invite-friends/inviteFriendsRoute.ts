import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';

export const inviteFriendsRoute: RemoteRoute = {
  path: '/order/invite',
  head: { title: 'inviteFriends.heading', description: 'inviteFriends.description' },
  isSwapSafe: true,
  layout: 'pricing',
  access: 'account',
  isIndexed: false,
  isLazy: true,
};
