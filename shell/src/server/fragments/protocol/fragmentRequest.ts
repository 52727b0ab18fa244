import type { Language } from '@tidegate/contracts/languages';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import type { Device } from '@tidegate/contracts/store/appState';
import type { PreloadedState } from '../../../store/createSiteStore';

/** Everything that a release learns about a page on the server. */
export interface FragmentRequest {
  remote: RemoteName;
  version: string;
  /** The slot to render; absent for a page of the remote. */
  slot?: SlotName;
  /** Absolute URL with language and device. */
  url: string;
  language: Language;
  device: Device;
  isDevelopment: boolean;
  /** Time of the page request, shared by all its regions. */
  instantMs: number;
  form?: readonly (readonly [string, string])[] | undefined;
  state: PreloadedState;
  messages: string;
  /** Routes and slots that the release document lists. */
  promised: { routes: readonly string[]; slots: readonly SlotName[] };
  /** Values for `crypto.randomUUID`, because a context has no source of randomness. */
  uuids: readonly string[];
}
