import { releasePinSchema } from '@tidegate/contracts/remotes/release';
import { isRemoteName, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import * as z from 'zod/mini';

const cookieName = 'tidegate_remotes';

/** Caching of replies that depend on overrides. */
export const unsharedCaching = 'private, no-store';

const pairPattern = /^remote\.([a-z]+)=([0-9A-Za-z.:-]{1,60})$/;

/** A version, the port of a dev server, or the live release. */
const choiceSchema = z.union([
  releasePinSchema.shape.version,
  z.string().check(z.regex(/^dev:\d{1,5}$/)),
  z.literal('off'),
]);

export type Overrides = ReadonlyMap<RemoteName, string>;

/** Parses `remote.<name>=<version>` pairs joined by `&` and ignores anything else. */
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

export function endsOverrides(search: URLSearchParams): boolean {
  return search.has('remote.off');
}

function readOverrideRequest(search: URLSearchParams, current: Overrides): Overrides | undefined {
  if (endsOverrides(search)) return new Map();
  const requested = [...search].filter(([name]) => name.startsWith('remote.'));
  if (requested.length === 0) return undefined;
  const next = new Map(current);
  for (const [remote, version] of parseOverrides(
    requested.map((pair) => pair.join('=')).join('&'),
  )) {
    if (version === 'off') next.delete(remote);
    else next.set(remote, version);
  }
  return next;
}

export interface OverrideOptions {
  siteEnv: 'development' | 'production';
  defaultOverrides?: string | undefined;
}

/**
 * Production has no overrides, because a link could show revoked releases. It uses signed previews
 * instead (`createPreviews`).
 */
export function createOverrideReader({ siteEnv, defaultOverrides }: OverrideOptions) {
  const isAllowed = siteEnv === 'development';
  return {
    /** Overrides in a cookie or in the address of a live set. */
    read: (text: string | undefined): Overrides =>
      isAllowed ? parseOverrides(text ?? defaultOverrides) : new Map(),
    readRequest: (search: URLSearchParams, current: Overrides): Overrides | undefined =>
      isAllowed ? readOverrideRequest(search, current) : undefined,
  };
}

export { cookieName as overrideCookieName };
