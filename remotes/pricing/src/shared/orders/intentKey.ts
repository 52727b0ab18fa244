import type { RemoteContext } from '@tidegate/contracts/remoteModule';
import type { RootState } from '@tidegate/contracts/store/rootState';
import { intentKeyed } from '../plans/pricingSlice';

export const selectIntentKey = (state: RootState) => state.pricing?.intentKey ?? '';

/** Gives the form about to be shown a key, unless an intent of unknown outcome still has one. */
export function keyIntent({ dispatch, getState }: RemoteContext): void {
  if (!selectIntentKey(getState())) dispatch(intentKeyed({ key: crypto.randomUUID() }));
}

/** After an answer the next press is a new intent; without one it must be the same again. */
export function rekeyIntent({ dispatch }: RemoteContext, key: string, isAnswered: boolean): void {
  dispatch(intentKeyed({ key: isAnswered ? crypto.randomUUID() : key }));
}
