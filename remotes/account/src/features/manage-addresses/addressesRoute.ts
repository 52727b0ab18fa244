import type { LoadResult, RemoteContext, RemoteRoute } from '@tidegate/contracts/remoteModule';
import { settingsApi } from '../../shared/settingsApi';
import { AddressesPage } from './AddressesPage';
import { submitAddresses } from './submitAddresses';

/** Fetches address and resolvers; the page itself shows what came of it. */
async function loadAddresses({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { accountUserIp, accountDns } = settingsApi.endpoints;
  const options = { subscribe: false, forceRefetch: true };
  await Promise.all([
    dispatch(accountUserIp.initiate(undefined, options)),
    dispatch(accountDns.initiate(undefined, options)),
  ]);
  return { status: 'found' };
}

/** `/myAccount/dnsSettings`: the address that an account is known by, and its resolvers. */
export const addressesRoute: RemoteRoute = {
  path: '/myAccount/dnsSettings',
  head: { title: 'settings.dns.heading', description: 'settings.dns.description' },
  isSwapSafe: false,
  access: 'account',
  load: loadAddresses,
  submit: submitAddresses,
  Component: AddressesPage,
};
