import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { userMessageReceived } from '@tidegate/contracts/store/globalState';
import { toolsApi } from '../../shared/toolsApi';
import { AddressLookupPage } from './AddressLookupPage';

async function findAddress({ dispatch }: RemoteContext): Promise<LoadResult> {
  // Bypasses the cache, because the address changes with the visitor's network.
  const lookup = toolsApi.endpoints.toolsVisitorLocation.initiate(undefined, uncached);
  const { data: location } = await dispatch(lookup);
  if (location) dispatch(userMessageReceived(location));
  return { status: 'found', isIncomplete: location === undefined };
}

export const addressLookupRoute: RemoteRoute = {
  path: '/what-is-my-ip',
  head: { title: 'addressLookup.head.title', description: 'addressLookup.head.description' },
  isSwapSafe: true,
  layout: 'default',
  access: 'public',
  load: findAddress,
  Component: AddressLookupPage,
};
