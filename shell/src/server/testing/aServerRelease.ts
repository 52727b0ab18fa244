import type { BrowserRelease } from '../../remotes/browserRelease';
import type { ServerRelease } from '../releases/serverRelease';

/** A release for tests that never read its files. */
export function aServerRelease(
  browser: Partial<BrowserRelease> = {},
  rest: Partial<ServerRelease> = {},
): ServerRelease {
  return {
    browser: { remote: 'blog', version: '2.0.0', isCompatible: true, slots: [], ...browser },
    routes: [],
    serverBundle: { file: '/server.js', integrity: 'sha384-server' },
    messages: { file: '/words.json', integrity: 'sha384-words' },
    ...rest,
  } as ServerRelease;
}
