import { configureStore, createReducer, type Reducer } from '@reduxjs/toolkit';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { defaultCurrency, type Currency } from '@tidegate/contracts/catalogue/money';
import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { siteApi, type ApiTransport } from '@tidegate/contracts/siteApi';
import type { AppState } from '@tidegate/contracts/store/appState';
import { userMessageReceived, type GlobalState } from '@tidegate/contracts/store/globalState';
import type { RemoteStates } from '@tidegate/contracts/store/rootState';
import { sessionEnded, sessionStarted, type UserState } from '@tidegate/contracts/store/userState';

interface TestPage {
  remote: RemoteModule;
  transport: ApiTransport;
  language?: Language;
  currency?: Currency;
  user?: UserState;
}

type Slices = { [Name in keyof RemoteStates]: Reducer<NonNullable<RemoteStates[Name]>> };

const noLinks = { title: '', links: [] };

const global: GlobalState = {
  isShowLoading: false,
  userLanguage: 'en',
  userMessage: null,
  navConfig: { menu: [], user: [] },
  footerConfig: {
    products: noLinks,
    learnMore: noLinks,
    about: noLinks,
    partners: noLinks,
    help: noLinks,
    rights: '',
  },
  localisation: { isServerRendered: true, documents: { 'head.json': {} } },
};

export const visitor: UserState = {
  session: null,
  userId: null,
  name: '',
  avatar: null,
  isPasswordSet: false,
  endedCode: null,
};

function appOf(language: Language, currency: Currency): AppState {
  return {
    device: 'desktop',
    language,
    isH5: false,
    currency,
    host: '',
    isInit: true,
    isOnline: true,
    appConfig: null,
  };
}

function slicesOf({ name, slice }: RemoteModule): Slices {
  return slice ? { [name]: slice.reducer } : {};
}

/** Replaces the shell's store: its slices and those of the remote, in the state of a first page. */
export function createTestStore(page: TestPage) {
  const { remote, transport, language = defaultLanguage, user = visitor } = page;
  const { currency = defaultCurrency } = page;
  return configureStore({
    reducer: {
      app: createReducer(appOf(language, currency), () => undefined),
      user: createReducer(user, (builder) => {
        builder
          .addCase(sessionStarted, (_, { payload }) => ({ ...payload, endedCode: null }))
          .addCase(sessionEnded, () => visitor);
      }),
      global: createReducer(global, (builder) => {
        builder.addCase(userMessageReceived, (state, { payload }) => {
          state.userMessage = payload;
        });
      }),
      ...slicesOf(remote),
      siteApi: siteApi.reducer,
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: transport },
        // As in the shell's store. On a busy machine these checks would only warn that it is slow.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(siteApi.middleware),
  });
}

export type TestStore = ReturnType<typeof createTestStore>;
