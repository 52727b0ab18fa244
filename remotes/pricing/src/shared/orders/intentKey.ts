import type { RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import type { RootState } from '@tidegate/contracts/store/rootState';
import { intentKeyed } from '../plans/pricingSlice';

export const selectIntentKey = (state: RootState) => state.pricing?.intentKey ?? '';

/** Creates the form's idempotency key, unless the outcome of the previous submit is unknown. */
export function keyIntent({ dispatch, getState }: RemoteContext): void {
  if (!selectIntentKey(getState())) dispatch(intentKeyed({ key: crypto.randomUUID() }));
}

/** Renews the key after a reply; without one a retry must reuse it. */
export function rekeyIntent({ dispatch }: RemoteContext, key: string, isAnswered: boolean): void {
  dispatch(intentKeyed({ key: isAnswered ? crypto.randomUUID() : key }));
}
