import type { PageContext } from '../pageContext';
import { createLiveStore } from '../remotes/liveStore';
import { createRemoteStyles } from '../remotes/remoteStyles';

/** The context of an English page on a desktop, before any release. */
export function aPageContext(given: Partial<PageContext> = {}): PageContext {
  return {
    origin: 'https://tidegate.example',
    language: 'en',
    isDevelopment: false,
    device: 'desktop',
    live: createLiveStore({ generation: 1, remotes: {} }),
    styles: createRemoteStyles([]),
    shellStyles: [],
    fonts: [],
    bootJson: '{}',
    overrides: '',
    heads: {},
    ...given,
  };
}
