import type { Language } from '@tidegate/contracts/languages';
import type { LiveSet } from '../../remotes/browserRelease';
import type { BrowserHost } from '../../remotes/createBrowserHost';
import type { LiveStore } from '../../remotes/liveStore';
import type { DataRouter } from '../router';
import { disposeUnseen } from './disposeUnseen';

/** What a swap changes of an open page. */
export interface OpenPage {
  router: DataRouter;
  host: BrowserHost;
  live: LiveStore;
  language: Language;
  overrides: string;
}

function fetchLiveSet(generation: number, { language, overrides }: OpenPage) {
  const search = overrides === '' ? '' : `?${overrides}`;
  return fetch(`/_site/generations/${generation}/${language}.json${search}`).then(
    (reply) => (reply.ok ? (reply.json() as Promise<LiveSet>) : undefined),
    () => undefined,
  );
}

/** Brings an open page to the generation that it is called with. */
export type Swap = (generation: number) => Promise<void>;

export function createSwap(page: OpenPage): Swap {
  const { router, host, live } = page;
  // A page holds the releases it shows; the rest of the live set is fetched once it is needed.
  let complete = false;

  const dispose = () => void disposeUnseen(page);
  host.followRegions({ enter: dispose, leave: dispose });

  return async (generation) => {
    if (complete && generation === live.generation()) return;
    const next = await fetchLiveSet(generation, page);
    if (!next) return;
    const isChange = next.generation !== live.generation();
    complete = true;
    live.adopt(next);
    if (!isChange) return;
    await router.revalidate();
    dispose();
  };
}
