import type { LoadResult, PageCode, RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { accountApi } from '../../shared/accountApi';
import { settingsApi } from '../../shared/settingsApi';
import { AccountDetailsPage } from './AccountDetailsPage';

async function loadDetails({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { accountDevices, accountUserIp, accountDns } = settingsApi.endpoints;
  const options = { subscribe: false, forceRefetch: true };
  await Promise.all([
    dispatch(accountApi.endpoints.accountProfile.initiate(undefined, options)),
    dispatch(accountApi.endpoints.accountPlan.initiate(undefined, options)),
    dispatch(accountDevices.initiate(undefined, options)),
    dispatch(accountUserIp.initiate(undefined, options)),
    dispatch(accountDns.initiate(undefined, options)),
  ]);
  return { status: 'found' };
}

export const accountDetailsCode: PageCode = {
  load: loadDetails,
  Component: AccountDetailsPage,
};
