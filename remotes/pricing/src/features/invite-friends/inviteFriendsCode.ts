import type { PageCode } from '@tidegate/contracts/remotes/remoteModule';
import { fresh } from '../../shared/fresh';
import { ordersApi } from '../../shared/orders/ordersApi';
import { InviteFriendsPage } from './InviteFriendsPage';

export const inviteFriendsCode: PageCode = {
  load: async ({ dispatch }) => {
    const { isError } = await dispatch(ordersApi.endpoints.ordersInvite.initiate(undefined, fresh));
    return { status: 'found', isIncomplete: isError };
  },
  Component: InviteFriendsPage,
};
