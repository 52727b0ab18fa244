import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';

export const myAccountRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount',
  head: { title: 'myAccount.head.title', description: 'myAccount.head.description' },
  isLazy: true,
};
