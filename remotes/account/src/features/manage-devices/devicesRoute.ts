import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';

export const devicesRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount/deviceManage',
  head: { title: 'settings.devices.heading', description: 'settings.devices.description' },
  isLazy: true,
};
