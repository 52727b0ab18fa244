import { isLanguage } from '@tidegate/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPhone } from '../device/isPhone';
import { readAmpPath } from '../routes/ampPath';
import { resolveEntry, type Entry } from '../routes/resolveEntry';
import { createAmpRenderer, type AmpOptions } from './amp/createAmpRenderer';
import type { FailedPages } from './failedPage';
import { createHtmlCache, nameVariant, type CachedPage } from './htmlCache';
import {
  formatOverrides,
  overrideCookieName,
  parseOverrides,
  readOverrideRequest,
  type Overrides,
} from './overrides';
import { createRequestRenderer, type RenderRequestOptions } from './renderRequest';
import { isSameSiteWrite } from './requestOrigin';
import { ampSecurityPolicy, contentSecurityPolicy } from './securityHeaders';
import { applySessionChange, readToken } from './sessionCookie';

const languageCookie = 'LANGUAGE';
const languageCookieSeconds = 400 * 24 * 3600;

export interface PageHandlerOptions extends RenderRequestOptions, AmpOptions {
  defaultOverrides: string | undefined;
  failedPages: FailedPages;
}

type PageAddress = Extract<Entry, { kind: 'page' }>;

function resolveRequest({ url, cookies, headers }: FastifyRequest): Entry {
  const { pathname, search } = new URL(`http://site.invalid${url}`);
  const cookieLanguage = cookies[languageCookie];
  return resolveEntry({
    pathname,
    search,
    cookieLanguage: isLanguage(cookieLanguage) ? cookieLanguage : undefined,
    isPhone: isPhone(headers['user-agent']),
  });
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

/** Where the remotes come from that this browser's developer serves. */
function findDevelopmentOrigins(overrides: Overrides): string[] {
  return [...overrides.values()].flatMap((version) => {
    const port = /^dev:(\d+)$/.exec(version)?.[1];
    return port === undefined ? [] : [`http://127.0.0.1:${port}`];
  });
}

function sendPage(reply: FastifyReply, { sitePath }: PageAddress, { status, html }: CachedPage) {
  const isAmp = status === 200 && readAmpPath(sitePath) !== undefined;
  if (isAmp) reply.header('content-security-policy', ampSecurityPolicy);
  return reply.code(status).send(html);
}

/** Answers every address that is a page: redirect, cached HTML, or a fresh render. */
export function createPageHandler(options: PageHandlerOptions) {
  const { siteEnv, publicOrigin, live, failedPages } = options;
  const cache = createHtmlCache();
  const render = createRequestRenderer(options);
  const renderAmp = createAmpRenderer(options);

  /** The AMP form of a page where there is one; else the page, which may be that there is none. */
  async function renderEither(request: FastifyRequest, entry: PageAddress, overrides: Overrides) {
    const ampPath = readAmpPath(entry.sitePath);
    const amp = ampPath !== undefined && (await renderAmp(request, entry.language, ampPath));
    return amp
      ? { ...amp, isShared: true, sessionChange: undefined }
      : render(request, entry, overrides);
  }

  async function sendFresh(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: PageAddress,
    overrides: Overrides,
    cacheKey: string | undefined,
  ) {
    const page = await renderEither(request, entry, overrides);
    const { status, html, location } = page;
    const isSecure = (publicOrigin ?? `${request.protocol}:`).startsWith('https:');
    applySessionChange(reply, page.sessionChange, isSecure);
    if (location !== undefined) return reply.redirect(location, status);
    if (cacheKey !== undefined && page.isShared) cache.set(cacheKey, { status, html });
    if (status === 503) reply.header('retry-after', '30');
    return sendPage(reply, entry, { status, html });
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(`http://site.invalid${request.url}`);
    const overrides = parseOverrides(
      request.cookies[overrideCookieName] ?? options.defaultOverrides,
    );
    const wanted = readOverrideRequest(searchParams, overrides);
    if (wanted) {
      reply.setCookie(overrideCookieName, formatOverrides(wanted), { path: '/', httpOnly: true });
      return reply.redirect(pathname.replace(/^\/+/, '/'), 302);
    }

    const entry = resolveRequest(request);
    reply.header('vary', 'Cookie, User-Agent');
    if (entry.kind === 'redirect') return sendRedirect(reply, entry);
    const isPost = request.method === 'POST';
    if (isPost && !isSameSiteWrite(request)) return reply.code(409).send();

    const developmentOrigins = siteEnv === 'development' ? findDevelopmentOrigins(overrides) : [];
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', contentSecurityPolicy(developmentOrigins));

    const isAnonymous = readToken(request) === undefined && overrides.size === 0 && !isPost;
    const cacheKey = isAnonymous ? nameVariant(request, entry, live.current().id) : undefined;
    const cached = cacheKey === undefined ? undefined : cache.get(cacheKey);
    if (cached) return sendPage(reply, entry, cached);
    try {
      return await sendFresh(request, reply, entry, overrides, cacheKey);
    } catch (error) {
      request.log.error({ code: 'edge.pageFailed', err: error });
      return reply.code(500).send(failedPages.get(entry.language));
    }
  };
}
