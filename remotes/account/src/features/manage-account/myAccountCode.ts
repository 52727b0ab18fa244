import type { LoadResult, PageCode, RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { accountApi } from '../../shared/accountApi';
import { settingsApi } from '../../shared/settingsApi';
import { MyAccountPage } from './MyAccountPage';
import { submitLogOut } from './submitLogOut';

const fresh = { subscribe: false, forceRefetch: true };

/** Ignores the result: the page reads it from the API cache. */
async function loadAccount({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { accountProfile, accountPlan } = accountApi.endpoints;
  await Promise.all([
    dispatch(accountProfile.initiate(undefined, { subscribe: false })),
    dispatch(accountPlan.initiate(undefined, fresh)),
    dispatch(settingsApi.endpoints.accountDevices.initiate(undefined, fresh)),
  ]);
  return { status: 'found' };
}

export const myAccountCode: PageCode = {
  load: loadAccount,
  submit: submitLogOut,
  Component: MyAccountPage,
};
