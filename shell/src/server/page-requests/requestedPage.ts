import { defaultLanguage, isLanguage } from '@tidegate/contracts/languages';
import type { FastifyRequest } from 'fastify';
import { isPhone } from '../../device/isPhone';
import { parsePrefix } from '../../locale/prefix';
import type { PageAccess } from '../../routes/remotePage';
import { resolveEntry, type Entry } from '../../routes/resolveEntry';
import { readAddress } from '../http/requestOrigin';
import { readToken } from '../http/sessionCookie';
import type { Overrides } from '../releases/overrides';

export type PageEntry = Extract<Entry, { kind: 'page' }>;

declare module 'fastify' {
  // Set by the first hooks of a page request; other requests have neither.
  interface FastifyRequest {
    /** The page to show. */
    entry: PageEntry;
    /** Releases that the browser has chosen instead of the live ones. */
    overrides: Overrides;
  }
}

export const languageCookie = 'LANGUAGE';

/** The page that an address leads to, or the redirect to it. */
export function findEntry(request: FastifyRequest, route?: PageAccess): Entry {
  const { cookies, headers } = request;
  const { pathname, search } = readAddress(request);
  const cookieLanguage = cookies[languageCookie];
  return resolveEntry({
    pathname,
    search,
    cookieLanguage: isLanguage(cookieLanguage) ? cookieLanguage : undefined,
    isPhone: isPhone(headers),
    hasSession: readToken(request) !== undefined,
    route,
  });
}

/** The page of a request, ignoring redirects. */
export function findPlace(request: FastifyRequest): PageEntry {
  const entry = findEntry(request);
  if (entry.kind === 'page') return entry;
  const { language, device, sitePath } = parsePrefix(request.url.split('?')[0] ?? '/');
  return { kind: 'page', language: language ?? defaultLanguage, device, sitePath };
}
