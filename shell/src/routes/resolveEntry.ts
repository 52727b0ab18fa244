import { isLanguage, type Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import { parsePrefix, toPrefixedPath, type PrefixedPath } from '../locale/prefix';
import { loginPath, needsAccount, toLoginAddress } from './paths/accountPaths';
import { readAmpPath, toAmpPath } from './paths/ampPath';
import { toCanonicalPath } from './paths/toCanonicalPath';
import { homePath } from './paths/homePath';
import { needsSession, type PageAccess } from './remotePage';

export interface EntryRequest {
  pathname: string;
  search: string;
  cookieLanguage: string | undefined;
  /** By user agent; a tablet counts as a desktop. */
  isPhone: boolean;
  /** Whether a session cookie exists, valid or not. */
  hasSession: boolean;
  /** The page of a remote at `toSitePath(pathname)`, if any. */
  route: PageAccess | undefined;
}

export type Entry =
  | { kind: 'page'; language: Language; device: Device; sitePath: string }
  | { kind: 'redirect'; location: string; status: 301 | 302; saveLanguage?: Language };

/** These pages do not redirect phones (specification §2.1). */
const deviceNeutral = new Set(['/', '/home', '/invite', '/myaccount', '/redirect']);

function chooseDevice(sitePath: string, device: Device, isPhone: boolean): Device {
  if (!isPhone || readAmpPath(sitePath) !== undefined) return 'desktop';
  return deviceNeutral.has(sitePath.toLowerCase()) ? device : 'mobile';
}

/** AMP documents also accept the form `/amp/de/features`. */
function parseAddress(pathname: string): PrefixedPath {
  const path = readAmpPath(pathname);
  if (path === undefined) return parsePrefix(pathname);
  const parsed = parsePrefix(path);
  return { ...parsed, sitePath: toAmpPath(parsed.sitePath) };
}

function normalise(sitePath: string): string {
  const collapsed = sitePath.replace(/\/{2,}/g, '/');
  const path = collapsed.length > 1 ? collapsed.replace(/\/$/, '') : collapsed;
  const ampPath = readAmpPath(path);
  return ampPath === undefined ? toCanonicalPath(path) : toAmpPath(toCanonicalPath(ampPath));
}

/** The site path that an address leads to. */
export function toSitePath(pathname: string): string {
  return normalise(parseAddress(pathname).sitePath);
}

/** Resolves language, device and address, with at most one redirect for all three and the login. */
export function resolveEntry(request: EntryRequest): Entry {
  const { pathname, search, cookieLanguage, isPhone, hasSession, route } = request;
  const parsed = parseAddress(pathname);
  const query = new URLSearchParams(search);
  const requested = query.getAll('nl').find(isLanguage);
  if (requested) query.delete('nl');

  const fromCookie = isLanguage(cookieLanguage) ? cookieLanguage : undefined;
  const isEnglishPrefix = parsed.language === 'en';
  // The target has no prefix, where a stored language would take precedence.
  const isEnglishChosen = isEnglishPrefix && (fromCookie ?? 'en') !== 'en';
  const saveLanguage = requested ?? (isEnglishChosen ? 'en' : undefined);
  const language = saveLanguage ?? parsed.language ?? fromCookie ?? 'en';

  // On a phone the root is the mobile home page.
  const ownPath = normalise(parsed.sitePath);
  const isPhoneRoot = isPhone && parsed.device === 'desktop' && ownPath === '/';
  const sitePath = isPhoneRoot ? homePath : ownPath;
  const device = isPhoneRoot ? 'mobile' : chooseDevice(sitePath, parsed.device, isPhone);

  const rest = query.size > 0 ? `?${query.toString()}` : '';
  const isClosed = needsAccount(sitePath) || (route && needsSession(route, query));
  if (!hasSession && isClosed) {
    const loginDevice = chooseDevice(loginPath, device, isPhone);
    return lead(toPrefixedPath(toLoginAddress(sitePath + rest), language, loginDevice), 302);
  }
  const target = toPrefixedPath(sitePath, language, device);
  if (target === pathname && !saveLanguage) return { kind: 'page', language, device, sitePath };

  const isPermanent =
    !saveLanguage &&
    (isEnglishPrefix || (parsed.language ?? 'en') === language) &&
    parsed.device === device;
  return lead(target + rest, isPermanent ? 301 : 302);

  function lead(location: string, status: 301 | 302): Entry {
    return { kind: 'redirect', location, status, ...(saveLanguage && { saveLanguage }) };
  }
}
