import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import { settingsApi } from '../../shared/settingsApi';
import { accountPage } from '../../shared/accountPage';
import { DevicesPage } from './DevicesPage';
import { submitDevices } from './submitDevices';

async function loadDevices({ dispatch }: RemoteContext): Promise<LoadResult> {
  const options = { subscribe: false, forceRefetch: true };
  const { accountDevices, accountSessions } = settingsApi.endpoints;
  await Promise.all([
    dispatch(accountDevices.initiate(undefined, options)),
    dispatch(accountSessions.initiate(undefined, options)),
  ]);
  return { status: 'found' };
}

export const devicesRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount/deviceManage',
  head: { title: 'settings.devices.heading', description: 'settings.devices.description' },
  load: loadDevices,
  submit: submitDevices,
  Component: DevicesPage,
};
