import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { RootState } from '@tidegate/contracts/store/rootState';
import { selectIsSignedIn, sessionStarted } from '@tidegate/contracts/store/userState';
import { appReducer } from './appSlice';
import { globalReducer } from './globalSlice';
import { userReducer } from './userSlice';

/** The slices of the shell, as every page begins with them. */
export type ShellState = Pick<RootState, 'app' | 'user' | 'global'> & Record<string, unknown>;

/** What the server serialised: the shell's slices and whatever remotes had injected. */
export type PreloadedState = Partial<RootState> & Record<string, unknown>;

export interface InjectedSlice {
  /** Key in the root state. */
  key: string;
  version: number;
  // Method syntax: the shell holds reducers of states that it does not know.
  reducer(state: unknown, action: UnknownAction): unknown;
}

const sliceInjected = createAction('shell/sliceInjected');
const sliceReset = createAction<string>('shell/sliceReset');

// What the API has answered to one account is not for the next one on this page. What it answered
// to a visitor stays: its pages are in their hands, and what differs for an account is asked anew.
const forgetAnswers: Middleware<object, RootState> = (api) => {
  let hadAccount = false;
  return (next) => (action) => {
    hadAccount ||= selectIsSignedIn(api.getState());
    if (hadAccount && sessionStarted.match(action)) next({ type: 'siteApi/resetApiState' });
    return next(action);
  };
};

function resettable(key: string, reducer: Reducer<unknown>): Reducer<unknown> {
  return (state, action) =>
    reducer(sliceReset.match(action) && action.payload === key ? undefined : state, action);
}

function startingFrom(initial: unknown, reducer: Reducer<unknown>): Reducer<unknown> {
  return (state, action) => reducer(state ?? initial, action);
}

/**
 * The one store of a page, or of a request on the server. Slices and middleware join it when the
 * shell accepts a remote; state that the server sent for a slice waits until that slice arrives.
 */
export function createSiteStore({
  preloadedState = {},
  sliceVersions = {},
  transport,
}: {
  preloadedState?: PreloadedState;
  /** Versions of the remotes' slices inside `preloadedState`. */
  sliceVersions?: Readonly<Record<string, number>>;
  transport: ApiTransport;
}) {
  const rootReducer = combineSlices({ app: appReducer, user: userReducer, global: globalReducer });
  const dynamicMiddleware = createDynamicMiddleware();
  const { app, user, global, ...waiting } = preloadedState;
  const injectedVersions = new Map<string, number>();

  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { app, user, global },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: transport },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(forgetAnswers, dynamicMiddleware.middleware),
  });

  function initialStateOf({ key, version }: InjectedSlice): unknown {
    return (sliceVersions[key] ?? version) === version ? waiting[key] : undefined;
  }

  return Object.assign(store as typeof store & { getState: () => RootState }, {
    /** Adds or replaces a slice: its state stays if the version is equal, else that slice resets. */
    injectSlice(slice: InjectedSlice): void {
      const { key, version } = slice;
      const known = injectedVersions.get(key);
      const reducer = startingFrom(
        known === undefined ? initialStateOf(slice) : undefined,
        slice.reducer,
      );
      rootReducer.inject(
        { reducerPath: key as never, reducer: resettable(key, reducer) as never },
        { overrideExisting: true },
      );
      injectedVersions.set(key, version);
      store.dispatch(known === undefined || known === version ? sliceInjected() : sliceReset(key));
    },
    addMiddleware(middleware: Middleware): void {
      dynamicMiddleware.addMiddleware(middleware as never);
    },
    /** Versions of the injected slices, to serialise beside the state. */
    sliceVersions: () => Object.fromEntries(injectedVersions),
  });
}

export type SiteStore = ReturnType<typeof createSiteStore>;
