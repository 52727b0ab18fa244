import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import type { Device } from '@tidegate/contracts/store/appState';
import type { UserState } from '@tidegate/contracts/store/userState';
import type { ShellState } from '../../store/createSiteStore';
import type { FrameMessages } from '../pages/pageMessages';

export interface ShellStateFacts {
  url: string;
  language: Language;
  device: Device;
  isH5: boolean;
  currency: Currency;
  user: UserState;
  frame: FrameMessages;
}

export function describeShellState(facts: ShellStateFacts): ShellState {
  const { url, language, device, isH5, currency, user, frame } = facts;
  return {
    app: {
      ...{ device, language, isH5, currency },
      host: new URL(url).host,
      isInit: false,
      isOnline: true,
      appConfig: null,
    },
    user,
    global: {
      isShowLoading: false,
      userLanguage: language,
      userMessage: null,
      navConfig: frame.navigation,
      footerConfig: frame.footer,
      localisation: { isServerRendered: true, documents: { 'head.json': frame.heads } },
    },
  };
}
