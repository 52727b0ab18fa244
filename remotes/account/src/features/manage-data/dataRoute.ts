import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';
import { DataPage } from './DataPage';
import { submitDeletion } from './submitDeletion';

export const dataRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount/data',
  head: { title: 'settings.data.heading', description: 'settings.data.description' },
  submit: submitDeletion,
  Component: DataPage,
};
