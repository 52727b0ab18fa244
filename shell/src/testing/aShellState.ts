import type { AppState } from '@tidegate/contracts/store/appState';
import type { ShellState } from '../store/createSiteStore';
import { visitor } from '../store/userReducer';

const empty = { title: '', links: [] };

export function aShellState(app: Partial<AppState> = {}) {
  return {
    app: {
      device: 'desktop',
      language: 'en',
      isH5: false,
      currency: 'USD',
      host: '',
      isInit: false,
      isOnline: true,
      appConfig: null,
      ...app,
    },
    user: visitor,
    global: {
      isShowLoading: false,
      userLanguage: app.language ?? 'en',
      userMessage: null,
      navConfig: { menu: [], user: [] },
      footerConfig: {
        products: empty,
        learnMore: empty,
        about: empty,
        partners: empty,
        help: empty,
        rights: '',
      },
      localisation: { isServerRendered: true, documents: { 'head.json': {} } },
    },
  } satisfies ShellState;
}
