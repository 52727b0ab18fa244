import { createContext, useContext, type ReactNode } from 'react';
import type { HeadOverrides } from '@tidegate/contracts/api/content/schemas';
import type { Language } from '@tidegate/contracts/languages';
import type { HeadMeta } from '@tidegate/contracts/remotes/remoteModule';
import type { Device } from '@tidegate/contracts/store/appState';
import type { Asset } from './remotes/browserRelease';
import type { LiveStore } from './remotes/liveStore';
import type { RemoteStyles } from './remotes/remoteStyles';

/** The data of the document itself, on the server and in the browser. */
export interface PageContext {
  /** Origin of the public site, for absolute URLs. */
  origin: string;
  language: Language;
  isDevelopment: boolean;
  device: Device;
  live: LiveStore;
  styles: RemoteStyles;
  shellStyles: readonly Asset[];
  /** Font files of this language's script. */
  fonts: readonly string[];
  bootJson: string;
  overrides: string;
  /** Titles and descriptions that override those of pages, by path. */
  heads: HeadOverrides;
  /** Server only: React leaves these elements of the head alone when it hydrates. */
  startElements?: ReactNode;
  /** Server only: head data that is the same on every page. */
  fixedMeta?: readonly HeadMeta[];
  /** Server only: the consent question and how to withdraw consent. */
  consent?: ConsentMessages;
  /** Server only: no browser loads code that only the server renders. */
  consentBanner?: ReactNode;
  /** Server only. */
  footer?: ReactNode;
  /** Server only: the picture beside the message that a page is missing. */
  notFoundPicture?: ReactNode;
}

export interface ConsentMessages {
  heading: string;
  text: string;
  policy: string;
  accept: string;
  reject: string;
  withdraw: string;
  failed: string;
  /** Path and query of the page; absent if the visitor has answered. */
  back?: string | undefined;
}

const PageContextContext = createContext<PageContext | null>(null);

export const PageContextProvider = PageContextContext.Provider;

export function usePageContext(): PageContext {
  const context = useContext(PageContextContext);
  if (!context) throw new Error('no PageContextProvider above');
  return context;
}
