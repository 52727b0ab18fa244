import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encodeText, type EncodedBody } from '../responses/encodeText';

export interface CachedPage {
  status: number;
  html: string;
  /** What the policy of the page allows beside stylesheets of this site. */
  styleHashes?: readonly string[];
  /** Present if the page is kept, so that its bytes are compressed once. */
  encoded?: EncodedBody;
}

/** Maximum age of an anonymous page. Pages fetch faster changes themselves. */
const mostMs = 10_000;
/** Further age at which a page is sent while it is rendered again. */
const staleMs = 60_000;
/** Maximum age of a stale page while rendering fails or is slow. */
const mostMsInNeed = 3_600_000;
const soonMs = 1000;
const mostBytes = 64 * 1024 * 1024;
const mostPrivate = 5000;

type RenewedPage = CachedPage & { isShared: boolean; location?: string | undefined };
type EncodedPart = Pick<CachedPage, 'encoded'>;
type KeptPage = CachedPage & Required<EncodedPart> & { renderedAt: number };

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
  /** Requests for pages that were private a moment ago do not wait for each other. */
  const privatePages = new LRUCache<string, true>({ max: mostPrivate, ttl: mostMs });
  const renewing = new Map<string, Promise<RenewedPage & EncodedPart>>();

  function findGood(name: string): KeptPage | undefined {
    const page = pages.get(name);
    return page && page.status < 500 ? page : undefined;
  }

  async function renderAndKeep<Page extends RenewedPage>(
    name: string,
    render: () => Promise<Page>,
  ): Promise<Page & EncodedPart> {
    const page = await render();
    const { status, html, styleHashes = [] } = page;
    if (!page.isShared && status < 500) privatePages.set(name, true);
    const isKept = page.isShared && page.location === undefined;
    // A failure is cached to avoid repeated renders, but never replaces a page.
    if (!isKept || (status >= 500 && findGood(name))) return page;
    const older = pages.get(name);
    const encoded = older?.html === html ? older.encoded : encodeText(html);
    pages.set(name, { status, html, styleHashes, encoded, renderedAt: Date.now() });
    return { ...page, encoded };
  }

  function startRenewing<Page extends RenewedPage>(name: string, render: () => Promise<Page>) {
    const rendering = renderAndKeep(name, render).finally(() => renewing.delete(name));
    renewing.set(name, rendering);
    return rendering;
  }

  /** The first page of a name. Requests that come meanwhile wait for it, if they may share it. */
  async function renderFirst<Page extends RenewedPage>(name: string, render: () => Promise<Page>) {
    if (privatePages.has(name)) return renderAndKeep(name, render);
    const running = renewing.get(name);
    if (!running) return startRenewing(name, render);
    const page = await running.catch(() => undefined);
    return page?.encoded ? page : renderAndKeep(name, render);
  }

  return {
    find(name: string): CachedPage | undefined {
      const page = pages.get(name);
      return page && Date.now() - page.renderedAt < mostMs ? page : undefined;
    },
    /** Renders and caches a page. Resolves with the older one until it is over a minute stale. */
    async renew<Page extends RenewedPage>(
      name: string,
      render: () => Promise<Page>,
    ): Promise<(Page & EncodedPart) | CachedPage> {
      const older = findGood(name);
      if (!older) return renderFirst(name, render);
      if (renewing.has(name)) return older;
      const rendering = startRenewing(name, render).catch((error: unknown) => {
        logger.error({ code: 'edge.pageFailed', err: error });
        return undefined;
      });
      if (Date.now() - older.renderedAt < mostMs + staleMs) return older;
      const page = await waitSoon(rendering);
      return page && page.status < 500 ? page : older;
    },
  };
}

export type HtmlCache = ReturnType<typeof createHtmlCache>;

/** Whether a backend reply may be shared for as long as a cached page lives. */
export function isShared(cacheControl = ''): boolean {
  const seconds = /(?:^|[ ,])max-age=(\d+)/.exec(cacheControl)?.[1] ?? mostMs / 1000;
  return /(^|[ ,])public([ ,]|$)/.test(cacheControl) && Number(seconds) * 1000 >= mostMs;
}
