import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { isGatedPath } from '../../routes/paths/isGatedPath';
import { toSitePath } from '../../routes/resolveEntry';
import { applyCookies } from '../consent/applyCookies';
import { readAttribution } from '../consent/attribution';
import { keepInvite } from '../consent/keepInvite';
import { readConsent } from '../consent/readConsent';
import { readAddress } from '../http/requestOrigin';
import { setSiteCookie } from '../http/siteCookies';
import type { FindRoute } from '../releases/routes/createRouteFinder';
import { unsharedCaching } from '../releases/overrides';
import type { ReleaseChoice } from '../releases/createReleaseChoice';
import type { IsBlocked } from '../visitor/createCountryGate';
import { keepCurrency } from '../visitor/visitorCurrency';
import type { ResponseCache } from './createResponseCache';
import { setPageHeaders } from './setPageHeaders';
import { findEntry, languageCookie } from './requestedPage';
import type { SendNotice } from './createNoticeSender';

const languageCookieSeconds = 400 * 24 * 3600;

export interface PageHookOptions {
  releaseChoice: ReleaseChoice;
  findRoute: FindRoute;
  isBlocked: IsBlocked;
  sendNotice: SendNotice;
  responseCache: Pick<ResponseCache, 'keepRedirect'>;
  /** Replies to requests for pages that are made for one visitor. */
  answerPrivatePage: preHandlerAsyncHookHandler;
}

/** What happens to a page request, in order, until a hook replies. */
export function createPageHooks(options: PageHookOptions): preHandlerAsyncHookHandler[] {
  const { releaseChoice, findRoute, isBlocked, sendNotice, responseCache, answerPrivatePage } =
    options;
  async function storeReleaseChoice(request: FastifyRequest, reply: FastifyReply) {
    const location = await releaseChoice.change(request, reply);
    if (location === undefined) return undefined;
    return reply.header('cache-control', unsharedCaching).redirect(location, 302);
  }

  async function describePage(request: FastifyRequest, reply: FastifyReply) {
    request.overrides = await releaseChoice.find(request);
    setPageHeaders(request, reply);
  }

  async function storeVisit(request: FastifyRequest, reply: FastifyReply) {
    const { searchParams } = readAddress(request);
    if (readConsent(request) === 'yes') applyCookies(reply, readAttribution(searchParams));
    keepInvite(reply, searchParams);
    keepCurrency(request, reply);
  }

  async function chooseEntry(request: FastifyRequest, reply: FastifyReply) {
    const sitePath = toSitePath(readAddress(request).pathname);
    const entry = findEntry(request, await findRoute(sitePath, request.overrides));
    if (entry.kind === 'page') {
      request.entry = entry;
      return undefined;
    }
    if (entry.saveLanguage) {
      const maxAge = languageCookieSeconds;
      setSiteCookie(reply, languageCookie, entry.saveLanguage, { maxAge });
    }
    responseCache.keepRedirect(
      request,
      reply.code(entry.status).header('location', entry.location),
    );
    return reply.send();
  }

  async function refuseCountry(request: FastifyRequest, reply: FastifyReply) {
    if (!isGatedPath(request.entry.sitePath) || !(await isBlocked(request))) return undefined;
    return sendNotice(request, reply, 'unavailable');
  }

  return [
    storeReleaseChoice,
    describePage,
    storeVisit,
    chooseEntry,
    refuseCountry,
    answerPrivatePage,
  ];
}
