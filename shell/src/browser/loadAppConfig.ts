import type { AppConfig } from '@tidegate/contracts/api/content/schemas';
import type {
  appConfigPath,
  developmentAppConfigPath,
} from '@tidegate/contracts/api/content/endpoints';
import { appConfigReceived, appInitialised } from '@tidegate/contracts/store/appState';
import { isRecord } from '../isRecord';
import type { SiteStore } from '../store/createSiteStore';

const path: typeof appConfigPath = '/ac.json';
const developmentPath: typeof developmentAppConfigPath = '/ac_dev.json';
const idleTimeoutMs = 2000;

function isAppConfig(value: unknown): value is AppConfig {
  return isRecord(value) && isRecord(value['marketingData']);
}

/** The app is initialised with or without a configuration (§4). The edge has validated it. */
export function loadAppConfig({ dispatch }: Pick<SiteStore, 'dispatch'>, isDevelopment: boolean) {
  async function load() {
    const reply = await fetch(isDevelopment ? developmentPath : path);
    const config: unknown = reply.status === 200 ? await reply.json() : undefined;
    if (isAppConfig(config)) dispatch(appConfigReceived(config));
  }
  function start() {
    void load()
      .catch(() => undefined)
      .finally(() => dispatch(appInitialised()));
  }
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
  else setTimeout(start, idleTimeoutMs);
}
