import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import { accountApi } from '../../shared/accountApi';
import { accountPage } from '../../shared/accountPage';
import { MyAccountPage } from './MyAccountPage';
import { submitLogOut } from './submitLogOut';

/** Ignores the result: the page reads it from the API cache. */
async function loadAccount({ dispatch }: RemoteContext): Promise<LoadResult> {
  await dispatch(accountApi.endpoints.accountProfile.initiate(undefined, { subscribe: false }));
  return { status: 'found' };
}

export const myAccountRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount',
  head: { title: 'myAccount.head.title', description: 'myAccount.head.description' },
  load: loadAccount,
  submit: submitLogOut,
  Component: MyAccountPage,
};
