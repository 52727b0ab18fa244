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
import { appReducer } from './appReducer';
import { globalReducer } from './globalReducer';
import { userReducer } from './userReducer';

/** The shell's slices of the initial state. */
export type ShellState = Pick<RootState, 'app' | 'user' | 'global'> & Record<string, unknown>;

/** The state that the server serialised: the shell's slices and those that remotes injected. */
export type PreloadedState = Partial<RootState> & Record<string, unknown>;

export interface InjectedSlice {
  key: string;
  version: number;
  // Method syntax, because its bivariance allows reducers of unknown states.
  reducer(state: unknown, action: UnknownAction): unknown;
}

const sliceInjected = createAction('shell/sliceInjected');
const sliceReset = createAction<string>('shell/sliceReset');

// Another account must not see cached responses of the previous one. Responses from before the
// first login stay: open pages use them, and what differs for an account is requested again.
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

/** The store of a page or a server request. Preloaded state of a remote waits for its slice. */
export function createSiteStore({
  preloadedState = {},
  sliceVersions = {},
  transport,
}: {
  preloadedState?: PreloadedState;
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
    /** Adds or replaces a slice; its state is kept for an equal version and reset otherwise. */
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
    sliceVersions: () => Object.fromEntries(injectedVersions),
  });
}

export type SiteStore = ReturnType<typeof createSiteStore>;
