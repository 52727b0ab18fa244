import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';

export const accountDetailsRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount/Info',
  head: { title: 'settings.info.heading', description: 'settings.info.description' },
  isLazy: true,
};
