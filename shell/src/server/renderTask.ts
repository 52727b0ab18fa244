import type { FaultCode, RemoteFault } from '@tidegate/contracts/faults';
import type { Language, Script } from '@tidegate/contracts/languages';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { ApiReply, ApiRequest } from '@tidegate/contracts/siteApi';
import type { Device } from '@tidegate/contracts/store/appState';
import type { NavigationConfig } from '@tidegate/contracts/store/globalState';
import type { UserState } from '@tidegate/contracts/store/userState';
import type { MessagePort } from 'node:worker_threads';
import type { FooterConfig } from '../frame/footerConfig';
import type { Asset, BrowserRelease } from '../remotes/browserRelease';

/** A release as a rendering worker needs it: files on this machine and what the page will be told. */
export interface ServerRelease {
  browser: BrowserRelease;
  /** Absolute path and expected hash; the worker checks before it evaluates. */
  serverBundle: { file: string; integrity: string };
  words: { file: string; integrity: string };
  /** Why those files are not there: the worker reports it and goes on to the next version. */
  fault?: FaultCode;
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

/** One page to render. Holds no token: calls leave through `port`. */
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
  assets: ShellAssets;
  /** Carries `ApiRequest`s out and `ApiReply`s back, each under a number. */
  port: MessagePort;
  /** Which remote is rendering, for the watchdog: see `renderWatch.ts`. */
  watch: Int32Array;
}

export interface RenderReply {
  status: number;
  /** Where to go instead, for a redirect. */
  location?: string;
  html: string;
  faults: readonly RemoteFault[];
}

export interface PortRequest {
  id: number;
  request: Omit<ApiRequest, 'signal'>;
}

export interface PortReply {
  id: number;
  reply: ApiReply;
}
