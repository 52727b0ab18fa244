import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { readOrderReference } from '../../shared/orders/orderReference';
import { pricingApi } from '../../shared/plans/pricingApi';

export type StepProblem = 'notYet' | 'noAnswer';

const untracked = { track: false } as const;

/** Refreshes the state of the payment, after cancelling it if the buyer asked for that. */
export function submitStep(path: string) {
  return async (
    { searchParams, dispatch, getState }: RemoteContext,
    form: FormData,
  ): Promise<SubmitResult<StepProblem>> => {
    const reference = readOrderReference(searchParams, selectIsSignedIn(getState()));
    if (!reference || 'hash' in reference) return { status: 'refused', problem: 'notYet' };
    const { pricingGiveUp, pricingOrder } = pricingApi.endpoints;
    const { data, error } =
      form.get('step') === 'give-up'
        ? await dispatch(pricingGiveUp.initiate(reference.orderId, untracked))
        : await dispatch(pricingOrder.initiate(reference, uncached));
    if (error) return { status: 'refused', problem: 'noAnswer' };
    if (!data?.is_final) return { status: 'accepted', next: 'notYet' };
    return { status: 'redirect', to: `${path}?order=${reference.orderId}` };
  };
}
