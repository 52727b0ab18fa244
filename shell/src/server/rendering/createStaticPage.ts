import type { PageContext } from '../../pageContext';
import { createLiveStore } from '../../remotes/liveStore';
import { createRemoteStyles } from '../../remotes/remoteStyles';
import { fixedMeta } from './fixedMeta';

type Given = Pick<PageContext, 'origin' | 'language' | 'device' | 'isDevelopment'> &
  Partial<Pick<PageContext, 'heads'>>;

export function createStaticPage(given: Given): PageContext {
  return {
    heads: {},
    fixedMeta,
    ...given,
    live: createLiveStore({ generation: 0, remotes: {} }),
    styles: createRemoteStyles([]),
    shellStyles: [],
    fonts: [],
    bootJson: '',
    overrides: '',
  };
}
