import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import type { BrowserRelease, LiveSet } from '../browserRelease';
import { createRemoteStyles, type RemoteStyles } from '../remoteStyles';

export type ReleaseFile = 'entry' | 'chunk' | 'lazy' | 'styles' | 'words';

const toUrl = (version: string, file: ReleaseFile) => `/r/blog/${version}/${file}`;

function aRelease(version: string): BrowserRelease {
  const asset = (file: ReleaseFile) => ({ url: toUrl(version, file), integrity: '' });
  return {
    remote: 'blog',
    version,
    contract: '*',
    isCompatible: true,
    container: `blog_${version.replaceAll('.', '_')}`,
    entry: asset('entry'),
    chunk: asset('chunk'),
    lazy: { chunk: asset('lazy'), paths: [] },
    styles: [asset('styles')],
    messages: asset('words'),
    slots: [],
  };
}

export function aLiveSet(generation: number, versions: readonly string[]): LiveSet {
  return { generation, remotes: { blog: versions.map(aRelease) } };
}

export interface ReleaseNetwork {
  styles: RemoteStyles;
  /** Puts a live set online: the response to every generation request. */
  activate: (live: LiveSet) => void;
  /** Every requested file, in order. */
  requested: string[];
  /** Makes the next requests for a file fail; all of them by default. */
  fail: (version: string, file: ReleaseFile, times?: number) => void;
}

let observer: MutationObserver | undefined;
let answer: (url: string) => Response = () => new Response(null, { status: 404 });
// Installed once: from the first release on, the guards restore replaced platform functions.
window.fetch = (address) => Promise.resolve(answer(address as string));

/**
 * Serves releases to scripts, stylesheets and `fetch` of this document. The federation runtime
 * knows a version for the life of the document, so each test needs its own versions.
 */
export function serveReleases(modules: Readonly<Record<string, RemoteModule>>): ReleaseNetwork {
  const styles = createRemoteStyles([]);
  const requested: string[] = [];
  const failures = new Map<string, number>();
  let newest: LiveSet | undefined;

  function isServed(url: string): boolean {
    requested.push(url);
    const left = failures.get(url) ?? 0;
    failures.set(url, left - 1);
    return left <= 0;
  }

  function run(script: HTMLScriptElement) {
    const url = new URL(script.src).pathname;
    const isLoaded = isServed(url);
    for (const [version, module] of Object.entries(modules)) {
      if (!isLoaded || url !== toUrl(version, 'entry')) continue;
      const get = () => Promise.resolve(() => ({ default: module }));
      Reflect.set(globalThis, aRelease(version).container, { init: () => undefined, get });
    }
    script.dispatchEvent(new Event(isLoaded ? 'load' : 'error'));
  }

  observer?.disconnect();
  observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) run(node);
    }
  });
  observer.observe(document.head, { childList: true });

  let listed: readonly string[] = [];
  styles.subscribe(() => {
    const before = listed;
    listed = styles.list().map(({ url }) => url);
    for (const url of listed.filter((sheet) => !before.includes(sheet))) {
      void Promise.resolve().then(() => styles.settle(url, isServed(url)));
    }
  });

  answer = (url) => {
    if (url.startsWith('/_site/generations/')) return Response.json(newest);
    return isServed(url) ? Response.json({}) : new Response(null, { status: 500 });
  };

  return {
    styles,
    requested,
    activate(live) {
      newest = live;
    },
    fail(version, file, times = Infinity) {
      failures.set(toUrl(version, file), times);
    },
  };
}
