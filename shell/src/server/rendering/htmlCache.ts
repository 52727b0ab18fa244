import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encodeText, type EncodedText } from '../http/encodeText';

export interface CachedPage {
  status: number;
  html: string;
  /** Present if the page is kept, so that its bytes are compressed once. */
  encoded?: EncodedText;
}

/** Maximum age of an anonymous page. Pages fetch faster changes themselves. */
const mostMs = 10_000;
/** Maximum age of a stale page while rendering fails or is slow. */
const mostMsInNeed = 3_600_000;
const soonMs = 1000;
const mostBytes = 64 * 1024 * 1024;

type RenewedPage = CachedPage & { isShared: boolean; location?: string | undefined };
type EncodedPart = Pick<CachedPage, 'encoded'>;
type KeptPage = Required<CachedPage> & { renderedAt: number };

/** Resolves with undefined after a second. */
async function waitSoon<Result>(pending: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), soonMs);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}

export function createHtmlCache(logger: Pick<FastifyBaseLogger, 'error'>) {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    // The string, its bytes and their encodings, which have less than half of their size.
    sizeCalculation: ({ html }) => html.length * 4 + 100,
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
  ): Promise<Page & EncodedPart> {
    renewing.add(name);
    try {
      const page = await render();
      const { status, html } = page;
      const isKept = page.isShared && page.location === undefined;
      // A failure is cached to avoid repeated renders, but never replaces a page.
      if (!isKept || (status >= 500 && findGood(name))) return page;
      const older = pages.get(name);
      const encoded = older?.html === html ? older.encoded : encodeText(html);
      pages.set(name, { status, html, encoded, renderedAt: Date.now() });
      return { ...page, encoded };
    } finally {
      renewing.delete(name);
    }
  }

  return {
    find(name: string): CachedPage | undefined {
      const page = pages.get(name);
      return page && Date.now() - page.renderedAt < mostMs ? page : undefined;
    },
    /** Renders and caches a page. A stale one replaces it if rendering fails, is slow or runs. */
    async renew<Page extends RenewedPage>(
      name: string,
      render: () => Promise<Page>,
    ): Promise<(Page & EncodedPart) | CachedPage> {
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

/** Whether a backend reply may be shared for as long as a cached page lives. */
export function isShared(cacheControl = ''): boolean {
  const seconds = /(?:^|[ ,])max-age=(\d+)/.exec(cacheControl)?.[1] ?? mostMs / 1000;
  return /(^|[ ,])public([ ,]|$)/.test(cacheControl) && Number(seconds) * 1000 >= mostMs;
}
