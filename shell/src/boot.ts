import type { Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import type { HydrationState } from 'react-router-dom';
import type { Messages } from './locale/createI18n';
import type { LiveSet } from './remotes/browserRelease';
import type { ShellState } from './store/createSiteStore';

/** The data for hydration, inert JSON in the page. */
export interface Boot {
  /** The address at which this page reopens, unless this is the production host. */
  productionAddress?: string | undefined;
  origin: string;
  language: Language;
  device: Device;
  basename: string;
  isDevelopment: boolean;
  /** Identifies the shell build; a different one on the server requires a full load. */
  shellVersion: string;
  /** The `remote.<name>=<version>` overrides of this browser. */
  overrides: string;
  /** Includes the remotes' slices and the API's cache. */
  state: ShellState;
  sliceVersions: Readonly<Record<string, number>>;
  hydration: HydrationState;
  /** Only the releases this page shows; the others are fetched when needed. */
  live: LiveSet;
  shellMessages: Messages;
  /** By `remote@version`. */
  remoteMessages: Readonly<Record<string, SentMessages>>;
}

export interface SentMessages {
  messages: Messages;
  /** False if the page shows only a slot and carries only that slot's messages. */
  isWhole: boolean;
}

export const bootElementId = 'boot';

/** Escapes JSON for a script element. */
export function serialiseBoot(boot: Boot): string {
  return JSON.stringify(boot).replaceAll('<', '\\u003c');
}
