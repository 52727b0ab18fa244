import type { LoadResult, RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { ordersApi } from '../../shared/orders/ordersApi';
import { loadPlans } from '../../shared/plans/loadPlans';

/** Loads the plans and, for a buyer, the running one; without it the page is complete. */
export async function loadComparison(context: RemoteContext): Promise<LoadResult> {
  const { dispatch, getState } = context;
  const [result] = await Promise.all([
    loadPlans(context),
    selectIsSignedIn(getState()) &&
      dispatch(ordersApi.endpoints.mySubscriptions.initiate(1, uncached)),
  ]);
  return result;
}
