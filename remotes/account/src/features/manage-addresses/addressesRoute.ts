import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';

export const addressesRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount/dnsSettings',
  head: { title: 'settings.dns.heading', description: 'settings.dns.description' },
  isLazy: true,
};
