import type {
  LoadResult,
  RouteModule,
  RemoteContext,
} from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { settingsApi } from '../../shared/settingsApi';
import { AddressesPage } from './AddressesPage';
import { submitAddresses } from './submitAddresses';

async function loadAddresses({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { accountUserIp, accountDns } = settingsApi.endpoints;
  await Promise.all([
    dispatch(accountUserIp.initiate(undefined, uncached)),
    dispatch(accountDns.initiate(undefined, uncached)),
  ]);
  return { status: 'found' };
}

export const addressesModule: RouteModule = {
  load: loadAddresses,
  submit: submitAddresses,
  Component: AddressesPage,
};
