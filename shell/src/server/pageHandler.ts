import { isLanguage } from '@tidegate/contracts/languages';
import type { RemoteFault } from '@tidegate/contracts/faults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPhone } from '../device/isPhone';
import { resolveEntry, type Entry } from '../routes/resolveEntry';
import type { Backend } from './callBackend';
import type { FailedPages } from './failedPage';
import { findVisitor } from './findVisitor';
import { createHtmlCache } from './htmlCache';
import type { LiveGeneration } from './liveGeneration';
import type { LiveReleases } from './liveReleases';
import {
  formatOverrides,
  overrideCookieName,
  type Overrides,
  parseOverrides,
  readOverrideRequest,
} from './overrides';
import { createPageTransport } from './pageTransport';
import type { createFrameWords } from './pageWords';
import { isSameSiteWrite } from './requestOrigin';
import { renderPage } from './renderPage';
import type { RenderPool } from './renderPool';
import type { ShellAssets } from './renderTask';
import { contentSecurityPolicy } from './securityHeaders';
import { applySessionChange, readToken } from './sessionCookie';
import { toVisitorCall } from './visitorCall';

const languageCookie = 'LANGUAGE';
const languageCookieSeconds = 400 * 24 * 3600;

export interface PageHandlerOptions {
  siteEnv: 'development' | 'production';
  publicOrigin: string | undefined;
  defaultOverrides: string | undefined;
  assets: ShellAssets;
  backend: Backend;
  live: LiveGeneration;
  releases: LiveReleases;
  frameWords: ReturnType<typeof createFrameWords>;
  pool: RenderPool;
  failedPages: FailedPages;
  onFaults: (faults: readonly RemoteFault[]) => void;
}

function readForm(request: FastifyRequest): [string, string][] | undefined {
  if (request.method !== 'POST') return undefined;
  return Object.entries((request.body ?? {}) as Record<string, string | string[]>).flatMap(
    ([name, value]) => [value].flat().map((one): [string, string] => [name, one]),
  );
}

/** Answers every address that is a page: redirect, cached HTML, or a fresh render. */
export function createPageHandler(options: PageHandlerOptions) {
  const {
    siteEnv,
    publicOrigin,
    assets,
    backend,
    live,
    releases,
    frameWords,
    pool,
    failedPages,
    onFaults,
  } = options;
  const cache = createHtmlCache();

  function readOverrides(request: FastifyRequest): Overrides {
    return parseOverrides(request.cookies[overrideCookieName] ?? options.defaultOverrides);
  }

  function sendRedirect(reply: FastifyReply, entry: Extract<Entry, { kind: 'redirect' }>) {
    if (entry.saveLanguage) {
      reply.setCookie(languageCookie, entry.saveLanguage, {
        path: '/',
        maxAge: languageCookieSeconds,
        sameSite: 'lax',
      });
    }
    return reply.redirect(entry.location, entry.status);
  }

  async function renderFresh(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: Extract<Entry, { kind: 'page' }>,
    cacheKey: string | undefined,
  ) {
    const { language, device } = entry;
    const overrides = readOverrides(request);
    const generation = live.current();
    const visitorCall = toVisitorCall(request);
    const [{ user, sessionChange }, frame, candidates] = await Promise.all([
      findVisitor(backend, visitorCall),
      frameWords(language),
      releases.forServer(generation, language, overrides),
    ]);
    const page = createPageTransport(backend, visitorCall);
    const form = readForm(request);
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;

    const rendered = await renderPage(
      pool,
      {
        url: origin + request.url,
        ...(form && { form }),
        language,
        device,
        isH5: isPhone(request.headers['user-agent']),
        isDevelopment: siteEnv === 'development',
        overrides: formatOverrides(overrides),
        generation: generation.id,
        releases: candidates,
        user,
        ...frame,
        assets,
      },
      page.transport,
    );
    onFaults(rendered.faults);
    applySessionChange(reply, page.sessionChange() ?? sessionChange, origin.startsWith('https:'));
    if (rendered.location !== undefined) return reply.redirect(rendered.location, rendered.status);

    const { status, html } = rendered;
    if (cacheKey !== undefined && page.isShared() && rendered.faults.length === 0 && status < 500) {
      cache.set(cacheKey, { status, html });
    }
    if (status === 503) reply.header('retry-after', '30');
    return reply.code(status).send(html);
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search, searchParams } = new URL(request.url, 'http://site.invalid');
    const current = readOverrides(request);
    const wanted = readOverrideRequest(searchParams, current);
    if (wanted) {
      reply.setCookie(overrideCookieName, formatOverrides(wanted), { path: '/', httpOnly: true });
      return reply.redirect(pathname, 302);
    }

    const cookieLanguage = request.cookies[languageCookie];
    const entry = resolveEntry({
      pathname,
      search,
      cookieLanguage: isLanguage(cookieLanguage) ? cookieLanguage : undefined,
      isPhone: isPhone(request.headers['user-agent']),
    });
    reply.header('vary', 'Cookie, User-Agent');
    if (entry.kind === 'redirect') return sendRedirect(reply, entry);
    if (request.method === 'POST' && !isSameSiteWrite(request)) return reply.code(409).send();

    const developmentOrigins = [...current.values()].flatMap((version) => {
      const port = siteEnv === 'development' && /^dev:(\d+)$/.exec(version)?.[1];
      return port ? [`http://127.0.0.1:${port}`] : [];
    });
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', contentSecurityPolicy(developmentOrigins));

    const isAnonymous =
      readToken(request) === undefined && current.size === 0 && request.method !== 'POST';
    const cacheKey = isAnonymous
      ? [pathname, search, entry.language, entry.device, live.current().id].join(' ')
      : undefined;
    const cached = cacheKey === undefined ? undefined : cache.get(cacheKey);
    if (cached) return reply.code(cached.status).send(cached.html);
    try {
      return await renderFresh(request, reply, entry, cacheKey);
    } catch (error) {
      request.log.error({ code: 'edge.pageFailed', err: error });
      return reply.code(500).send(failedPages.get(entry.language));
    }
  };
}
