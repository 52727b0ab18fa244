import { defaultLanguage, isLanguage } from '@tidegate/contracts/languages';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { isPhone } from '../../device/isPhone';
import { isMadeForOne } from '../../routes/paths/accountPaths';
import { readAmpPath } from '../../routes/paths/ampPath';
import { isGatedPath } from '../../routes/paths/gatedPaths';
import { resolveEntry, type Entry } from '../../routes/resolveEntry';
import { parsePrefix, toPrefixedPath } from '../../locale/prefix';
import { findPage } from '../../routes/findPage';
import { createAmpRenderer, type AmpOptions } from '../amp/createAmpRenderer';
import { ClientBusy, createClientTurns } from '../http/clientTurns';
import { applyCookies } from '../consent/applyCookies';
import { readAttribution } from '../consent/attribution';
import { keepInvite } from '../consent/keepInvite';
import { readConsent } from '../consent/readConsent';
import type { IsBlocked } from '../visitor/countryGate';
import type { FailedPages } from './failedPage';
import { sentParameter, toFormId } from '../forms/pageForms';
import { submitPageForm, type SentForm } from '../forms/submitPageForm';
import { createHtmlCache, nameVariant, type CachedPage } from './htmlCache';
import { unsharedCaching, type Overrides } from '../releases/overrides';
import type { CreateNotice, NoticeName } from '../pages/createNotices';
import type { Previews } from '../previews/createPreviews';
import { createReleaseChoice } from '../releases/releaseChoice';
import {
  createRequestRenderer,
  type RenderRequestOptions,
  type RenderOptions,
} from './renderRequest';
import { findOrigin, isSameSiteWrite, isSecureSite } from '../http/requestOrigin';
import { createPrivateAnswers } from '../second-factor/createPrivateAnswers';
import type { AnswerSecondFactor } from '../second-factor/createSecondFactorPages';
import { ampSecurityPolicy, pagePolicies } from '../http/securityHeaders';
import { applySessionChange, readToken } from '../http/sessionCookie';
import { setSiteCookie } from '../http/siteCookies';
import { toVisitorCall } from '../backend-client/visitorCall';
import { keepCurrency } from '../visitor/visitorCurrency';

const languageCookie = 'LANGUAGE';
const languageCookieSeconds = 400 * 24 * 3600;

/** Twice the processes of a small server, because an unlisted proxy counts as one client. */
const rendersOfClient = { atOnce: 8, mostWaiting: 200 };

type PageEntry = Extract<Entry, { kind: 'page' }>;

export interface PageHandlerOptions extends RenderRequestOptions, AmpOptions {
  defaultOverrides: string | undefined;
  usesRecaptcha: boolean;
  previews: Previews;
  failedPages: FailedPages;
  createNotice: CreateNotice;
  isBlocked: IsBlocked;
  answerSecondFactor: AnswerSecondFactor;
  logger: FastifyBaseLogger;
}

function resolveRequest(request: FastifyRequest): Entry {
  const { url, cookies, headers } = request;
  const { pathname, search } = new URL(`http://site.invalid${url}`);
  const cookieLanguage = cookies[languageCookie];
  return resolveEntry({
    pathname,
    search,
    cookieLanguage: isLanguage(cookieLanguage) ? cookieLanguage : undefined,
    isPhone: isPhone(headers),
    hasSession: readToken(request) !== undefined,
  });
}

function sendRedirect(
  reply: FastifyReply,
  entry: Extract<Entry, { kind: 'redirect' }>,
  isSecure: boolean,
) {
  if (entry.saveLanguage) {
    setSiteCookie(reply, isSecure, [languageCookie, entry.saveLanguage], {
      maxAge: languageCookieSeconds,
    });
  }
  return reply.redirect(entry.location, entry.status);
}

function sendChoice(reply: FastifyReply, location: string) {
  return reply.header('cache-control', unsharedCaching).redirect(location, 302);
}

function findDevelopmentOrigins(overrides: Overrides): string[] {
  return [...overrides.values()].flatMap((version) => {
    const port = /^dev:(\d+)$/.exec(version)?.[1];
    return port === undefined ? [] : [`http://127.0.0.1:${port}`];
  });
}

function sendPage(reply: FastifyReply, { sitePath }: PageEntry, { status, html }: CachedPage) {
  const isAmp = status === 200 && readAmpPath(sitePath) !== undefined;
  if (isAmp) reply.header('content-security-policy', ampSecurityPolicy);
  return reply.code(status).send(html);
}

function describeRequest(request: FastifyRequest, publicOrigin: string | undefined) {
  const { url, headers } = request;
  return { url, headers, origin: findOrigin(request, publicOrigin) };
}

/** The page of a request, ignoring redirects. */
function findPlace(request: FastifyRequest): PageEntry {
  const entry = resolveRequest(request);
  if (entry.kind === 'page') return entry;
  const { language, device, sitePath } = parsePrefix(request.url.split('?')[0] ?? '/');
  return { kind: 'page', language: language ?? defaultLanguage, device, sitePath };
}

/** Address of the page after a sent form, with the values of the reply. */
function toSentAddress({ sitePath, language, device }: PageEntry, { form, brought }: SentForm) {
  const said = new URLSearchParams({ [sentParameter]: form, ...brought });
  return `${toPrefixedPath(sitePath, language, device)}?${said.toString()}#${toFormId(form)}`;
}

/** Renders the AMP form if the address requests one that exists, else the page. */
function createEitherRenderer(options: PageHandlerOptions) {
  const render = createRequestRenderer(options);
  const renderAmp = createAmpRenderer(options);
  return async (
    request: FastifyRequest,
    entry: PageEntry,
    overrides: Overrides,
    options: RenderOptions,
  ) => {
    const isRead = request.method !== 'POST' && options.notice === undefined;
    const ampPath = isRead ? readAmpPath(entry.sitePath) : undefined;
    const amp = ampPath !== undefined && (await renderAmp(request, entry.language, ampPath));
    return amp
      ? { ...amp, location: undefined, isShared: true, sessionChange: undefined }
      : render(request, entry, overrides, options);
  };
}

/** Pages with overrides are private and not indexed. Those of an account are not stored. */
function describeCaching(request: FastifyRequest, overrides: Overrides) {
  if (overrides.size > 0) return { 'cache-control': unsharedCaching, 'x-robots-tag': 'noindex' };
  const isSignedIn = readToken(request) !== undefined;
  return { 'cache-control': isSignedIn ? unsharedCaching : 'private, no-cache' };
}

/** Cache key of an anonymous page of live releases; undefined for private pages. */
function createCacheKeys({
  live,
  publicOrigin,
  findCurrency,
}: Pick<PageHandlerOptions, 'live' | 'publicOrigin' | 'findCurrency'>) {
  return async (request: FastifyRequest, entry: PageEntry, overrides: Overrides) => {
    if (readToken(request) !== undefined || overrides.size > 0) return undefined;
    return nameVariant(describeRequest(request, publicOrigin), entry, {
      generation: live.current().id,
      isConsentAsked: readConsent(request) === undefined,
      currency: await findCurrency(request),
    });
  };
}

interface PageChoice extends RenderOptions {
  overrides: Overrides;
  cacheKey?: string | undefined;
}

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string | undefined,
  error: unknown,
) {
  if (error instanceof ClientBusy) return reply.code(429).header('retry-after', '5').send(page);
  request.log.error({ code: 'edge.pageFailed', err: error });
  return reply.code(500).send(page);
}

export function createPageHandler(options: PageHandlerOptions) {
  const { publicOrigin, backend, failedPages, createNotice, isBlocked } = options;
  const cache = createHtmlCache(options.logger);
  const render = createEitherRenderer(options);
  const inTurn = createClientTurns(rendersOfClient);
  const releaseChoice = createReleaseChoice(options);
  const findCacheKey = createCacheKeys(options);
  const answerForOne = createPrivateAnswers(options.answerSecondFactor, publicOrigin);

  const isSecure = (request: FastifyRequest) => isSecureSite(request, publicOrigin);

  function describeReply(request: FastifyRequest, reply: FastifyReply, overrides: Overrides) {
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'Cookie, User-Agent, Sec-CH-UA-Mobile, Sec-CH-UA-Platform, Sec-GPC')
      .headers(describeCaching(request, overrides))
      .headers(pagePolicies(findDevelopmentOrigins(overrides), options.usesRecaptcha));
  }

  async function sendFresh(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: PageEntry,
    { overrides, cacheKey, ...options }: PageChoice,
  ) {
    try {
      const renderNow = () => render(request, entry, overrides, options);
      const page = await inTurn(request.ip, async () =>
        cacheKey === undefined ? renderNow() : cache.renew(cacheKey, renderNow),
      );
      if ('isShared' in page) {
        applySessionChange(reply, page.sessionChange, isSecure(request));
        if (page.location !== undefined) return await reply.redirect(page.location, page.status);
      }
      if (page.status === 503) reply.header('retry-after', '30');
      return await sendPage(reply, entry, page);
    } catch (error) {
      return sendFailure(request, reply, failedPages.get(entry.language), error);
    }
  }

  async function answerPost(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: PageEntry,
    overrides: Overrides,
  ) {
    if (!isSameSiteWrite(request)) return reply.code(409).send();
    const submitted = findPage(entry.sitePath)
      ? await submitPageForm(backend, toVisitorCall(request), request.body, entry.language)
      : undefined;
    if (submitted?.status !== 'sent') {
      return sendFresh(request, reply, entry, { overrides, refused: submitted });
    }
    return reply.redirect(toSentAddress(entry, submitted), 303);
  }

  async function sendNotice(request: FastifyRequest, reply: FastifyReply, name: NoticeName) {
    const entry = findPlace(request);
    const overrides = await releaseChoice.find(request);
    describeReply(request, reply, overrides);
    const notice = createNotice(name, entry.language, entry.sitePath);
    return sendFresh(request, reply, entry, { overrides, notice });
  }

  return {
    sendNotice,

    async handlePage(request: FastifyRequest, reply: FastifyReply) {
      const chosenAt = await releaseChoice.change(request, reply);
      if (chosenAt !== undefined) return sendChoice(reply, chosenAt);

      const overrides = await releaseChoice.find(request);
      describeReply(request, reply, overrides);
      const { searchParams } = new URL(`http://site.invalid${request.url}`);
      if (readConsent(request) === 'yes') {
        applyCookies(reply, readAttribution(searchParams), isSecure(request));
      }
      keepInvite(reply, searchParams, isSecure(request));
      keepCurrency(request, reply, isSecure(request));
      const entry = resolveRequest(request);
      if (entry.kind === 'redirect') return sendRedirect(reply, entry, isSecure(request));
      if (isGatedPath(entry.sitePath) && (await isBlocked(request))) {
        return sendNotice(request, reply, 'unavailable');
      }
      if (isMadeForOne(entry.sitePath)) {
        const notice = await answerForOne(request, reply, entry);
        return notice && sendFresh(request, reply, entry, { overrides, notice });
      }
      if (request.method === 'POST') return answerPost(request, reply, entry, overrides);

      const cacheKey = await findCacheKey(request, entry, overrides);
      const cached = cacheKey === undefined ? undefined : cache.find(cacheKey);
      if (cached) return sendPage(reply, entry, cached);
      return sendFresh(request, reply, entry, { overrides, cacheKey });
    },
  };
}
