import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';

export const dataRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount/data',
  head: { title: 'settings.data.heading', description: 'settings.data.description' },
  isLazy: true,
};
