import type { HeadOverrides } from '@tidegate/contracts/api/localisation';
import type { FaultCode, RemoteFault } from '@tidegate/contracts/faults';
import type { Language, Script } from '@tidegate/contracts/languages';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { ApiReply, ApiRequest } from '@tidegate/contracts/siteApi';
import type { Device } from '@tidegate/contracts/store/appState';
import type { NavigationConfig } from '@tidegate/contracts/store/globalState';
import type { UserState } from '@tidegate/contracts/store/userState';
import type { FooterConfig } from '../frame/footerConfig';
import type { ConsentWords } from '../pageContext';
import type { PageDocument } from '../pages/pageDocument';
import type { Asset, BrowserRelease } from '../remotes/browserRelease';
import type { AmpTask } from './amp/ampTask';

/** A release as a rendering process needs it: files on this machine and what the page will be told. */
export interface ServerRelease {
  browser: BrowserRelease;
  /** Absolute path and expected hash, checked before it is evaluated. */
  serverBundle: { file: string; integrity: string };
  words: { file: string; integrity: string };
  /** Why those files are not there: the render reports it and goes on to the next version. */
  fault?: FaultCode;
  /** It is in quarantine and serves because all others are; a render does not wait long for it. */
  isSuspect?: true;
}

/** Which files a page of this shell build starts with. */
export interface ShellAssets {
  version: string;
  /** Only a development build takes fast refresh from a remote that a developer serves. */
  build: 'production' | 'development';
  scripts: readonly Asset[];
  styles: readonly Asset[];
  /** The design system's gallery: not part of any page. */
  gallery: readonly Asset[];
  /** By script; a script without files is set in the system's own fonts. */
  fonts: Readonly<Partial<Record<Script, readonly string[]>>>;
  /** The federation runtime and what it lends; needed once a region is on the page. */
  federation: readonly Asset[];
}

/** One page to render. Holds no token: the edge makes the calls of a page. */
export interface RenderTask {
  url: string;
  /** Fields of a posted form, in order; absent for a page that is only read. */
  form?: readonly (readonly [string, string])[];
  language: Language;
  device: Device;
  isH5: boolean;
  isDevelopment: boolean;
  overrides: string;
  generation: number;
  /** By remote, best first; versions known bad are left out. */
  releases: Readonly<Partial<Record<RemoteName, readonly ServerRelease[]>>>;
  user: UserState;
  navigation: NavigationConfig;
  footer: FooterConfig;
  consent: ConsentWords;
  heads: HeadOverrides;
  productionAddress?: string | undefined;
  /** The page, where it is one of the shell's own. */
  document?: PageDocument | undefined;
  assets: ShellAssets;
}

export interface RenderReply {
  status: number;
  /** Where to go instead, for a redirect. */
  location?: string;
  html: string;
  faults: readonly RemoteFault[];
}

/** What the edge says to a rendering process; renders and calls are numbered. */
export type ToRenderProcess =
  | { type: 'render'; render: number; task: RenderTask | AmpTask }
  | { type: 'answer'; call: number; reply: ApiReply }
  | { type: 'end' };

/** What a rendering process says to the edge. */
export type FromRenderProcess =
  | { type: 'ready' }
  | { type: 'call'; render: number; call: number; request: Omit<ApiRequest, 'signal'> }
  | { type: 'rendered'; render: number; reply: RenderReply; residentBytes: number }
  | { type: 'failed'; render: number; error: Error };
