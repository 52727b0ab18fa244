import { configureStore, createReducer } from '@reduxjs/toolkit';
import type { Language } from '@tidegate/contracts/languages';
import { siteApi, type ApiTransport } from '@tidegate/contracts/siteApi';
import type { AppState } from '@tidegate/contracts/store/appState';
import type { GlobalState } from '@tidegate/contracts/store/globalState';
import { sessionEnded, sessionStarted, type UserState } from '@tidegate/contracts/store/userState';

const global: GlobalState = {
  isShowLoading: false,
  userMessage: null,
  navConfig: { menu: [], user: [] },
};

export const visitor: UserState = {
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

/** The page's store as this visitor's first page has it. */
export function createTestStore(transport: ApiTransport, language: Language, user: UserState) {
  return configureStore({
    reducer: {
      app: createReducer(appOf(language), () => undefined),
      user: createReducer(user, (builder) => {
        builder
          .addCase(sessionStarted, (_, { payload }) => ({ ...payload, endedCode: null }))
          .addCase(sessionEnded, () => visitor);
      }),
      global: createReducer(global, () => undefined),
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
