import type { LoadResult, RemoteContext, RemoteRoute } from '@tidegate/contracts/remoteModule';
import { settingsApi } from '../../shared/settingsApi';
import { DevicesPage } from './DevicesPage';
import { submitUnbind } from './submitUnbind';

/** Fetches the devices; the page itself shows what came of it. */
async function loadDevices({ dispatch }: RemoteContext): Promise<LoadResult> {
  const options = { subscribe: false, forceRefetch: true };
  await dispatch(settingsApi.endpoints.accountDevices.initiate(undefined, options));
  return { status: 'found' };
}

/** `/myAccount/deviceManage`: the devices of the account. */
export const devicesRoute: RemoteRoute = {
  path: '/myAccount/deviceManage',
  head: { title: 'settings.devices.heading', description: 'settings.devices.description' },
  isSwapSafe: false,
  access: 'account',
  load: loadDevices,
  submit: submitUnbind,
  Component: DevicesPage,
};
