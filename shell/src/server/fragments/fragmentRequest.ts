import type { Language } from '@tidegate/contracts/languages';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import type { Device } from '@tidegate/contracts/store/appState';
import type { PreloadedState } from '../../store/createSiteStore';

/** All that a release on the server learns of a page: what its own region needs. */
export interface FragmentRequest {
  remote: RemoteName;
  version: string;
  /** The slot to fill; absent for a page of the remote. */
  slot?: SlotName;
  /** Absolute, with language and device. */
  url: string;
  language: Language;
  device: Device;
  isDevelopment: boolean;
  /** When the page was asked for: what all its regions show of the time is of one instant. */
  instantMs: number;
  /** Fields of a form that was posted to this page. */
  form?: readonly (readonly [string, string])[] | undefined;
  /** The shell's slices. */
  state: PreloadedState;
  /** The release's words as JSON. */
  words: string;
  /** Paths of the pages and names of the slots that its release document lists. */
  promised: { routes: readonly string[]; slots: readonly SlotName[] };
  /** For `crypto.randomUUID`: a context has no source of chance of its own. */
  uuids: readonly string[];
}
