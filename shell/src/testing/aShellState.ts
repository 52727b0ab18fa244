import type { AppState } from '@tidegate/contracts/store/appState';
import type { PreloadedState } from '../store/createSiteStore';
import { visitor } from '../store/userSlice';

/** What a page begins with, for a visitor of whom nothing is known. */
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
    global: { isShowLoading: false, userMessage: null, navConfig: { menu: [], user: [] } },
  } satisfies PreloadedState;
}
