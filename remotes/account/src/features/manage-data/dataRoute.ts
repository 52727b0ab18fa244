import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { DataPage } from './DataPage';
import { submitDeletion } from './submitDeletion';

export const dataRoute: RemoteRoute = {
  path: '/myAccount/data',
  head: { title: 'settings.data.heading', description: 'settings.data.description' },
  isSwapSafe: false,
  access: 'account',
  submit: submitDeletion,
  Component: DataPage,
};
