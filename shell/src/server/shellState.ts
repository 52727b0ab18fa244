import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/money';
import type { Device } from '@tidegate/contracts/store/appState';
import type { NavigationConfig } from '@tidegate/contracts/store/globalState';
import type { UserState } from '@tidegate/contracts/store/userState';
import type { PreloadedState } from '../store/createSiteStore';

export interface ShellStateFacts {
  url: string;
  language: Language;
  device: Device;
  isH5: boolean;
  currency: Currency;
  user: UserState;
  navigation: NavigationConfig;
}

/** The shell's slices as a page begins with them. */
export function describeShellState(facts: ShellStateFacts): PreloadedState {
  const { url, language, device, isH5, currency, user, navigation } = facts;
  return {
    app: {
      ...{ device, language, isH5, currency },
      host: new URL(url).host,
      isInit: false,
      isOnline: true,
      appConfig: null,
    },
    user,
    global: { isShowLoading: false, userMessage: null, navConfig: navigation },
  };
}
