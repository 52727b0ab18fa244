import { releasePinSchema } from '@tidegate/contracts/release';
import { isRemoteName, type RemoteName } from '@tidegate/contracts/remoteNames';
import * as z from 'zod/mini';

const cookieName = 'tidegate_remotes';

/** Of replies to a browser that is shown other releases than the live ones. */
export const unsharedCaching = 'private, no-store';

const pairPattern = /^remote\.([a-z]+)=([0-9A-Za-z.:-]{1,60})$/;

/** A release, what a developer serves at a port, or the live one again. */
const choiceSchema = z.union([
  releasePinSchema.shape.version,
  z.string().check(z.regex(/^dev:\d{1,5}$/)),
  z.literal('off'),
]);

export type Overrides = ReadonlyMap<RemoteName, string>;

/** Reads `remote.<name>=<version>` pairs joined by `&`; whatever else is there is ignored. */
function parseOverrides(text: string | undefined): Overrides {
  const overrides = new Map<RemoteName, string>();
  for (const pair of (text ?? '').slice(0, 500).split('&')) {
    const [, remote, choice] = pairPattern.exec(pair) ?? [];
    const parsed = choiceSchema.safeParse(choice);
    if (isRemoteName(remote) && parsed.success) overrides.set(remote, parsed.data);
  }
  return overrides;
}

export function formatOverrides(overrides: Overrides): string {
  return [...overrides].map(([remote, version]) => `remote.${remote}=${version}`).join('&');
}

/** Whether a page address asks for the live releases again. */
export function endsOverrides(search: URLSearchParams): boolean {
  return search.has('remote.off');
}

/** What a page address asks for: other releases for this browser, or the live ones again. */
function readOverrideRequest(search: URLSearchParams, current: Overrides): Overrides | undefined {
  if (endsOverrides(search)) return new Map();
  const asked = [...search].filter(([name]) => name.startsWith('remote.'));
  if (asked.length === 0) return undefined;
  const next = new Map(current);
  for (const [remote, version] of parseOverrides(asked.map((pair) => pair.join('=')).join('&'))) {
    if (version === 'off') next.delete(remote);
    else next.set(remote, version);
  }
  return next;
}

/**
 * Reads which releases a browser has chosen. On a site in production none has: a link would show
 * its reader any release that was ever published, one that was taken back among them. What is
 * looked at there is signed (`createPreviews`).
 */
export function createOverrideReader({
  siteEnv,
  defaultOverrides,
}: {
  siteEnv: 'development' | 'production';
  /** For browsers that have chosen none. */
  defaultOverrides?: string | undefined;
}) {
  const isAllowed = siteEnv === 'development';
  return {
    /** The choice that a cookie, or the address of a live set, holds. */
    read: (text: string | undefined): Overrides =>
      isAllowed ? parseOverrides(text ?? defaultOverrides) : new Map(),
    /** What the address of a page asks to change. */
    readRequest: (search: URLSearchParams, current: Overrides): Overrides | undefined =>
      isAllowed ? readOverrideRequest(search, current) : undefined,
  };
}

export { cookieName as overrideCookieName };
