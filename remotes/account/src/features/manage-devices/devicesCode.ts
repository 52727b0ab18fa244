import type { LoadResult, PageCode, RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { settingsApi } from '../../shared/settingsApi';
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

export const devicesCode: PageCode = {
  load: loadDevices,
  submit: submitDevices,
  Component: DevicesPage,
};
