import type {
  LoadResult,
  RouteModule,
  RemoteContext,
} from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { accountApi } from '../../shared/accountApi';
import { settingsApi } from '../../shared/settingsApi';
import { MyAccountPage } from './MyAccountPage';
import { submitLogOut } from './submitLogOut';

/** Ignores the result: the page reads it from the API cache. */
async function loadAccount({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { accountProfile, accountPlan } = accountApi.endpoints;
  await Promise.all([
    dispatch(accountProfile.initiate(undefined, { subscribe: false })),
    dispatch(accountPlan.initiate(undefined, uncached)),
    dispatch(settingsApi.endpoints.accountDevices.initiate(undefined, uncached)),
  ]);
  return { status: 'found' };
}

export const myAccountModule: RouteModule = {
  load: loadAccount,
  submit: submitLogOut,
  Component: MyAccountPage,
};
