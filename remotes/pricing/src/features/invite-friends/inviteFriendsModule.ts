import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { ordersApi } from '../../shared/orders/ordersApi';
import { InviteFriendsPage } from './InviteFriendsPage';

export const inviteFriendsModule: RouteModule = {
  load: async ({ dispatch }) => {
    const { isError } = await dispatch(
      ordersApi.endpoints.ordersInvite.initiate(undefined, uncached),
    );
    return { status: 'found', isIncomplete: isError };
  },
  Component: InviteFriendsPage,
};
