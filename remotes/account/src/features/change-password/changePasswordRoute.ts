import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';

export const changePasswordRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount/changePassword',
  head: { title: 'password.change.heading', description: 'password.change.lead' },
  isLazy: true,
};
