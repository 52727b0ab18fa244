import type {
  LoadResult,
  RouteModule,
  RemoteContext,
} from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { settingsApi } from '../../shared/settingsApi';
import { DevicesPage } from './DevicesPage';
import { submitDevices } from './submitDevices';

async function loadDevices({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { accountDevices, accountSessions } = settingsApi.endpoints;
  await Promise.all([
    dispatch(accountDevices.initiate(undefined, uncached)),
    dispatch(accountSessions.initiate(undefined, uncached)),
  ]);
  return { status: 'found' };
}

export const devicesModule: RouteModule = {
  load: loadDevices,
  submit: submitDevices,
  Component: DevicesPage,
};
