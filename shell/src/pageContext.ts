import { createContext, useContext, type ReactNode } from 'react';
import type { HeadOverrides } from '@tidegate/contracts/api/localisation';
import type { Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import type { Asset } from './remotes/browserRelease';
import type { LiveStore } from './remotes/liveStore';
import type { RemoteStyles } from './remotes/remoteStyles';

/** What the document itself is made from, on the server and in the browser. */
export interface PageContext {
  /** Of the public site, for addresses that leave it. */
  origin: string;
  language: Language;
  isDevelopment: boolean;
  device: Device;
  live: LiveStore;
  styles: RemoteStyles;
  shellStyles: readonly Asset[];
  shellScripts: readonly Asset[];
  /** Font files of this language's script. */
  fonts: readonly string[];
  /** Scripts that the regions of this page will need soon. */
  preloads: readonly Asset[];
  bootJson: string;
  overrides: string;
  /** Titles and descriptions that stand in for the pages' own, by path. */
  heads: HeadOverrides;
  /** Server only: the question about cookies, and how to take an answer back. */
  consent?: ConsentWords;
  /** Server only, so that no browser loads what only the server renders. */
  consentBanner?: ReactNode;
  /** Server only, as well. */
  footer?: ReactNode;
}

export interface ConsentWords {
  heading: string;
  text: string;
  policy: string;
  accept: string;
  reject: string;
  withdraw: string;
  /** Path and query of the page; absent for a visitor who has answered. */
  back?: string | undefined;
}

const PageContextContext = createContext<PageContext | null>(null);

export const PageContextProvider = PageContextContext.Provider;

export function usePageContext(): PageContext {
  const context = useContext(PageContextContext);
  if (!context) throw new Error('no PageContextProvider above');
  return context;
}
