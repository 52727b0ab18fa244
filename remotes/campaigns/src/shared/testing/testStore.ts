import { configureStore, createReducer, type Reducer } from '@reduxjs/toolkit';
import type { Language } from '@tidegate/contracts/languages';
import { siteApi, type ApiTransport } from '@tidegate/contracts/siteApi';
import type { AppState } from '@tidegate/contracts/store/appState';
import { userMessageReceived, type GlobalState } from '@tidegate/contracts/store/globalState';
import type { RemoteStates } from '@tidegate/contracts/store/rootState';
import type { UserState } from '@tidegate/contracts/store/userState';

const global: GlobalState = {
  isShowLoading: false,
  userMessage: null,
  navConfig: { menu: [], user: [] },
};

const user: UserState = {
  session: null,
  userId: null,
  name: '',
  avatar: null,
  isPasswordSet: false,
  endedCode: null,
};

function appOf(language: Language): AppState {
  return { device: 'desktop', language, isH5: false, host: '', isInit: true, isOnline: true };
}

/** The page's store as a visitor's first page has it, with the remote's slices injected. */
export function createTestStore(
  transport: ApiTransport,
  language: Language,
  slices: { [Name in keyof RemoteStates]: Reducer<NonNullable<RemoteStates[Name]>> },
) {
  return configureStore({
    reducer: {
      app: createReducer(appOf(language), () => undefined),
      user: createReducer(user, () => undefined),
      global: createReducer(global, (builder) => {
        builder.addCase(userMessageReceived, (state, { payload }) => {
          state.userMessage = payload;
        });
      }),
      ...slices,
      siteApi: siteApi.reducer,
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: transport },
        // As in the shell's store; on a busy machine they warn that they are slow.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(siteApi.middleware),
  });
}

export type TestStore = ReturnType<typeof createTestStore>;
