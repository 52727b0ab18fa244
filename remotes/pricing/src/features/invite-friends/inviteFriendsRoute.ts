import type { RemoteContext, RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { fresh } from '../../shared/fresh';
import { ordersApi } from '../../shared/orders/ordersApi';
import { InviteFriendsPage } from './InviteFriendsPage';

export const inviteFriendsRoute: RemoteRoute = {
  path: '/order/invite',
  head: { title: 'inviteFriends.heading', description: 'inviteFriends.description' },
  isSwapSafe: true,
  layout: 'pricing',
  access: 'account',
  isIndexed: false,
  load: async ({ dispatch }: RemoteContext) => {
    const { isError } = await dispatch(ordersApi.endpoints.ordersInvite.initiate(undefined, fresh));
    return { status: 'found', isIncomplete: isError };
  },
  Component: InviteFriendsPage,
};
