import type { LoadResult, PageCode, RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { settingsApi } from '../../shared/settingsApi';
import { AddressesPage } from './AddressesPage';
import { submitAddresses } from './submitAddresses';

async function loadAddresses({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { accountUserIp, accountDns } = settingsApi.endpoints;
  const options = { subscribe: false, forceRefetch: true };
  await Promise.all([
    dispatch(accountUserIp.initiate(undefined, options)),
    dispatch(accountDns.initiate(undefined, options)),
  ]);
  return { status: 'found' };
}

export const addressesCode: PageCode = {
  load: loadAddresses,
  submit: submitAddresses,
  Component: AddressesPage,
};
