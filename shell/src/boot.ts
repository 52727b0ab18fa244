import type { Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import type { HydrationState } from 'react-router-dom';
import type { Words } from './locale/createWords';
import type { LiveSet } from './remotes/browserRelease';
import type { ShellState } from './store/createSiteStore';

/** Everything the browser needs to go on where the server stopped; inert JSON in the page. */
export interface Boot {
  /** Where this page is opened again, on a host that is not the production host. */
  productionAddress?: string | undefined;
  origin: string;
  language: Language;
  device: Device;
  basename: string;
  isDevelopment: boolean;
  /** Names the build of the shell; another one on the server means a full load is due. */
  shellVersion: string;
  /** `remote.<name>=<version>` pairs that this browser asked for. */
  overrides: string;
  /** The remotes' slices and the API's cache are there as well. */
  state: ShellState;
  sliceVersions: Readonly<Record<string, number>>;
  hydration: HydrationState;
  /** Releases that this page shows; the others come with the generation when they are needed. */
  live: LiveSet;
  shellWords: Words;
  /** By `remote@version`. */
  remoteWords: Readonly<Record<string, SentWords>>;
}

/** Words of a release, as a page carries them. */
export interface SentWords {
  words: Words;
  /** False where the page shows a slot alone, and its words are all that were sent. */
  isWhole: boolean;
}

export const bootElementId = 'boot';

/** JSON that is safe inside a script element. */
export function serialiseBoot(boot: Boot): string {
  return JSON.stringify(boot).replaceAll('<', '\\u003c');
}
