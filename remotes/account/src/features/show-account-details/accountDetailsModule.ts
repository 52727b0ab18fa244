import type {
  LoadResult,
  RouteModule,
  RemoteContext,
} from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { accountApi } from '../../shared/accountApi';
import { settingsApi } from '../../shared/settingsApi';
import { AccountDetailsPage } from './AccountDetailsPage';

async function loadDetails({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { accountDevices, accountUserIp, accountDns } = settingsApi.endpoints;
  await Promise.all([
    dispatch(accountApi.endpoints.accountProfile.initiate(undefined, uncached)),
    dispatch(accountApi.endpoints.accountPlan.initiate(undefined, uncached)),
    dispatch(accountDevices.initiate(undefined, uncached)),
    dispatch(accountUserIp.initiate(undefined, uncached)),
    dispatch(accountDns.initiate(undefined, uncached)),
  ]);
  return { status: 'found' };
}

export const accountDetailsModule: RouteModule = {
  load: loadDetails,
  Component: AccountDetailsPage,
};
