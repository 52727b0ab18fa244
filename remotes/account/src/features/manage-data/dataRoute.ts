import type { RemoteRoute } from '@tidegate/contracts/remoteModule';
import { DataPage } from './DataPage';
import { submitDeletion } from './submitDeletion';

/** `/myAccount/data`: a copy of what is kept about the account, and the end of it. */
export const dataRoute: RemoteRoute = {
  path: '/myAccount/data',
  head: { title: 'settings.data.heading', description: 'settings.data.description' },
  isSwapSafe: false,
  access: 'account',
  submit: submitDeletion,
  Component: DataPage,
};
