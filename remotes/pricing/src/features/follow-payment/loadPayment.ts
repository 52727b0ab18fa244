import { isSessionGone, type CallError } from '@tidegate/contracts/errors/callError';
import type {
  LoadResult,
  RemoteContext,
  SiteDispatch,
} from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { readOrderReference, toLoginPath } from '../../shared/orders/orderReference';
import { ordersApi } from '../../shared/orders/ordersApi';
import { toAddress } from '../../shared/plans/planChoice';
import { pricingApi } from '../../shared/plans/pricingApi';
import { toLoadResult } from '../../shared/toLoadResult';

export interface PaymentPlace {
  path: string;
  /** Where a paid order redirects to, if anywhere. */
  successPath: string | null;
}

/** Selects the account's open payment, else its last one. */
async function leadToLast(dispatch: SiteDispatch, path: string): Promise<LoadResult> {
  const { data, error } = await dispatch(ordersApi.endpoints.mySubscriptions.initiate(1, uncached));
  const order = data?.orders.find(({ label }) => label === null) ?? data?.orders[0];
  return order
    ? { status: 'moved', to: `${path}?order=${order.order_id}` }
    : toIncomplete(error, path);
}

function toIncomplete(error: CallError | undefined, address: string): LoadResult {
  return error && isSessionGone(error) ? toLogin(address) : toLoadResult(error);
}

const toLogin = (address: string): LoadResult => ({ status: 'moved', to: toLoginPath(address) });

/** Loads the state of the payment and redirects a paid one to its receipt. */
export function loadPayment({ path, successPath }: PaymentPlace) {
  return async ({ searchParams, dispatch, getState }: RemoteContext): Promise<LoadResult> => {
    const isSignedIn = selectIsSignedIn(getState());
    const reference = readOrderReference(searchParams, isSignedIn);
    const address = toAddress(path, Object.fromEntries(searchParams));
    const isOfAccount = !reference || 'orderId' in reference;
    if (isOfAccount && !isSignedIn) return toLogin(address);
    if (!reference) {
      return searchParams.has('order') ? { status: 'notFound' } : leadToLast(dispatch, path);
    }

    const { data, error } = await dispatch(
      pricingApi.endpoints.pricingOrder.initiate(reference, uncached),
    );
    if (isOfAccount && successPath && data?.status === 'paid') {
      return { status: 'moved', to: `${successPath}?order=${data.order_id}` };
    }
    return toIncomplete(error, address);
  };
}
