import type { Action, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import { mayDispatch } from '@tidegate/contracts/store/mayDispatch';
import type { RootState } from '@tidegate/contracts/store/rootState';
import type { SiteStore } from './createSiteStore';

type Dispatch = ThunkDispatch<RootState, ApiTransport, UnknownAction>;
type Thunk = (dispatch: Dispatch, getState: () => RootState, extra: ApiTransport) => unknown;

/** Limits one remote to the writes of the contract, including those of its thunks. */
export function guardStore(
  store: SiteStore,
  remote: RemoteName,
  onForeignWrite: (actionType: string) => void,
): Store<RootState> & { dispatch: Dispatch } {
  const dispatch = ((action: Action | Thunk) => {
    if (typeof action === 'function') {
      return store.dispatch((_, getState, extra) => action(dispatch, getState, extra));
    }
    if (mayDispatch(remote, action.type)) return store.dispatch(action);
    onForeignWrite(action.type);
    return action;
  }) as Dispatch;

  return { ...store, getState: store.getState, dispatch };
}
