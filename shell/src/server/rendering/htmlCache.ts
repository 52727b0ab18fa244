import type { Currency } from '@tidegate/contracts/money';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DeviceHeaders } from '../../device/deviceHeaders';
import { isPhone } from '../../device/isPhone';
import { findPlatform } from '../../device/findPlatform';
import { findPage } from '../../routes/findPage';
import type { Entry } from '../../routes/resolveEntry';

/** A rendered page that is the same for every anonymous visitor. */
export interface CachedPage {
  status: number;
  html: string;
}

/** How old an anonymous page may be; what changes at a second is asked for by the page itself. */
const mostMs = 10_000;
/** How old it may be where a new one cannot be rendered, or not soon: the database may be away. */
const mostMsInNeed = 3_600_000;
const soonMs = 1000;
const mostBytes = 64 * 1024 * 1024;

/** What an anonymous page shows besides what its address names. */
export interface SharedState {
  generation: number;
  isConsentAsked: boolean;
  currency: Currency;
}

/** Names one form of a page: whoever asks for the same name may be sent the same HTML. */
export function nameVariant(
  request: { url: string; origin: string; headers: DeviceHeaders },
  { language, device, sitePath }: Extract<Entry, { kind: 'page' }>,
  { generation, isConsentAsked, currency }: SharedState,
): string {
  const isByPlatform = findPage(sitePath)?.route.isByPlatform;
  const platform = isByPlatform ? (findPlatform(request.headers) ?? 'any') : '';
  // A page names its own address: one that was asked for by another name is another page.
  const { origin, url, headers } = request;
  return [
    ...[origin, url, language, device, isPhone(headers), platform],
    ...[generation, isConsentAsked, currency],
  ].join(' ');
}

export interface HtmlCache {
  /** A page that is young enough to be sent as it is. */
  find: (name: string) => CachedPage | undefined;
  /**
   * The page that `render` makes, which is kept if everybody may get it. Where an older one is known
   * that one is the answer if the render fails or takes long, or if another is at it already.
   */
  renew: <Page extends RenewedPage>(
    name: string,
    render: () => Promise<Page>,
  ) => Promise<Page | CachedPage>;
}

type RenewedPage = CachedPage & { isShared: boolean; location?: string | undefined };
type KeptPage = CachedPage & { renderedAt: number };

/** Resolves with undefined if nothing comes soon. */
async function waitSoon<Result>(pending: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), soonMs);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}

/** Anonymous HTML by the name of its variant. */
export function createHtmlCache(logger: Pick<FastifyBaseLogger, 'error'>): HtmlCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ html }) => html.length * 2 + 100,
    ttl: mostMsInNeed,
  });
  const renewing = new Set<string>();

  function findGood(name: string): KeptPage | undefined {
    const page = pages.get(name);
    return page && page.status < 500 ? page : undefined;
  }

  async function renderAndKeep<Page extends RenewedPage>(
    name: string,
    render: () => Promise<Page>,
  ): Promise<Page> {
    renewing.add(name);
    try {
      const page = await render();
      const { status, html } = page;
      const isKept = page.isShared && page.location === undefined;
      // A failure is kept too, so that it is not rendered for every visitor, but never in the place of a page.
      if (isKept && (status < 500 || !findGood(name))) {
        pages.set(name, { status, html, renderedAt: Date.now() });
      }
      return page;
    } finally {
      renewing.delete(name);
    }
  }

  return {
    find(name) {
      const page = pages.get(name);
      return page && Date.now() - page.renderedAt < mostMs ? page : undefined;
    },
    async renew(name, render) {
      const older = findGood(name);
      if (!older) return renderAndKeep(name, render);
      if (renewing.has(name)) return older;
      const rendering = renderAndKeep(name, render).catch((error: unknown) => {
        logger.error({ code: 'edge.pageFailed', err: error });
        return undefined;
      });
      const page = await waitSoon(rendering);
      return page && page.status < 500 ? page : older;
    },
  };
}

/** Whether a backend reply is the same for everyone, for as long as a page made of it is kept. */
export function isShared(cacheControl = ''): boolean {
  const seconds = /(?:^|[ ,])max-age=(\d+)/.exec(cacheControl)?.[1] ?? mostMs / 1000;
  return /(^|[ ,])public([ ,]|$)/.test(cacheControl) && Number(seconds) * 1000 >= mostMs;
}
