import { createAction } from '@reduxjs/toolkit';
import type { AppConfig } from '../api/appConfig';
import type { Language } from '../languages';
import type { Currency } from '../money';

export type Device = 'desktop' | 'mobile';

/** What the shell knows about the page itself. Set on the server, read everywhere. */
export interface AppState {
  device: Device;
  language: Language;
  /** A handheld client, whatever page it was sent to. */
  isH5: boolean;
  /** What prices are shown in, unless the visitor chooses another currency on this page. */
  currency: Currency;
  host: string;
  isInit: boolean;
  isOnline: boolean;
  /** Null until it has been fetched, and for good where it cannot be had. */
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
