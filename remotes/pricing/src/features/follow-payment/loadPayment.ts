import type { LoadResult, RemoteContext } from '@tidegate/contracts/remoteModule';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { isNotFound, isSessionGone } from '../../shared/callError';
import { readOrderReference, toLoginPath } from '../../shared/orderReference';
import { pricingApi } from '../../shared/pricingApi';

interface Place {
  path: string;
  /** Where a paid order goes on to, if anywhere. */
  successPath: string | null;
}

/** Asks how the payment stands; what is paid moves on to its receipt. */
export function loadPayment({ path, successPath }: Place) {
  return async ({ searchParams, dispatch, getState }: RemoteContext): Promise<LoadResult> => {
    const isSignedIn = selectIsSignedIn(getState());
    const reference = readOrderReference(searchParams, isSignedIn);
    if (!reference) return { status: 'notFound' };
    const toLogin = {
      status: 'moved',
      to: toLoginPath(`${path}?${searchParams.toString()}`),
    } as const;
    const isOfAccount = 'orderId' in reference;
    if (isOfAccount && !isSignedIn) return toLogin;

    const { data, error } = await dispatch(
      pricingApi.endpoints.pricingOrder.initiate(reference, {
        subscribe: false,
        forceRefetch: true,
      }),
    );
    if (error) {
      if (isNotFound(error)) return { status: 'notFound' };
      if (isSessionGone(error)) return toLogin;
      return { status: 'found', isIncomplete: true };
    }
    if (isOfAccount && successPath && data?.status === 'paid') {
      return { status: 'moved', to: `${successPath}?order=${reference.orderId}` };
    }
    return { status: 'found' };
  };
}
