import { createAction } from '@reduxjs/toolkit';
import type { RootState } from './rootState';

/** Where the visitor appears to be; empty strings where it is not known. */
export interface UserMessage {
  country: string;
  country_code: string;
  user_ip: string;
  location: string;
  /** False only when the address is one of our own exits. */
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

export interface GlobalState {
  isShowLoading: boolean;
  userMessage: UserMessage | null;
  navConfig: NavigationConfig;
}

export const globalStateVersion = 1;

export const userMessageReceived = /* @__PURE__ */ createAction<UserMessage>(
  'global/userMessageReceived',
);
export const loadingShown = /* @__PURE__ */ createAction<{ isShown: boolean }>(
  'global/loadingShown',
);

export const selectUserMessage = (state: RootState): UserMessage | null => state.global.userMessage;
export const selectNavigation = (state: RootState): NavigationConfig => state.global.navConfig;
