import { createAction } from '@reduxjs/toolkit';
import type { HeadOverrides } from '../api/content/schemas';
import type { Language } from '../languages';

/** The visitor's apparent location; unknown values are empty. */
export interface UserMessage {
  country: string;
  country_code: string;
  user_ip: string;
  location: string;
  /** False only if the address is one of the service's exits. */
  is_exposed: boolean;
}

export interface NavigationLink {
  label: string;
  path: string;
}

export interface NavigationConfig {
  menu: readonly NavigationLink[];
  user: readonly NavigationLink[];
}

export interface FooterColumn {
  title: string;
  links: readonly NavigationLink[];
}

/** The footer as `/l10n` serves it. */
export interface FooterConfig {
  products: FooterColumn;
  learnMore: FooterColumn;
  about: FooterColumn;
  partners: FooterColumn;
  help: FooterColumn;
  rights: string;
}

/** Documents of `/l10n` by path. */
export interface LocalisationCache {
  isServerRendered: boolean;
  documents: {
    'head.json': HeadOverrides;
  };
}

export interface GlobalState {
  isShowLoading: boolean;
  userLanguage: Language;
  userMessage: UserMessage | null;
  navConfig: NavigationConfig;
  footerConfig: FooterConfig;
  localisation: LocalisationCache;
}

export const globalStateVersion = 1;

export const userMessageReceived = /* @__PURE__ */ createAction<UserMessage>(
  'global/userMessageReceived',
);
export const loadingShown = /* @__PURE__ */ createAction<{ isShown: boolean }>(
  'global/loadingShown',
);

export const selectUserMessage = (state: { global: GlobalState }): UserMessage | null =>
  state.global.userMessage;
export const selectUserLanguage = (state: { global: GlobalState }): Language =>
  state.global.userLanguage;
export const selectNavigation = (state: { global: GlobalState }): NavigationConfig =>
  state.global.navConfig;
