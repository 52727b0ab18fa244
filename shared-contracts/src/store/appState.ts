import { createAction } from '@reduxjs/toolkit';
import type { AppConfig } from '../api/content/schemas';
import type { Language } from '../languages';
import type { Currency } from '../catalogue/money';

export type Device = 'desktop' | 'mobile';

/** The page as the shell describes it: the server sets it, every remote may read it. */
export interface AppState {
  device: Device;
  language: Language;
  /** A handheld client, whichever page it requested. */
  isH5: boolean;
  currency: Currency;
  host: string;
  isInit: boolean;
  isOnline: boolean;
  /** Null until it is fetched, or permanently if it is not available. */
  appConfig: AppConfig | null;
}

export const appStateVersion = 1;

export const appInitialised = /* @__PURE__ */ createAction('app/initialised');
export const connectionChanged = /* @__PURE__ */ createAction<{ isOnline: boolean }>(
  'app/connectionChanged',
);

export const appConfigReceived = /* @__PURE__ */ createAction<AppConfig>('app/configReceived');

export const selectLanguage = (state: { app: AppState }): Language => state.app.language;
export const selectDevice = (state: { app: AppState }): Device => state.app.device;
export const selectIsOnline = (state: { app: AppState }): boolean => state.app.isOnline;
export const selectAppConfig = (state: { app: AppState }): AppConfig | null => state.app.appConfig;
