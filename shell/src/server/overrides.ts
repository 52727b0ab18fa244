import { isRemoteName, type RemoteName } from '@tidegate/contracts/remoteNames';

const cookieName = 'tidegate_remotes';
const pairPattern = /^remote\.([a-z]+)=([0-9A-Za-z.:-]{1,60})$/;

export type Overrides = ReadonlyMap<RemoteName, string>;

/** Reads `remote.<name>=<version>` pairs joined by `&`; whatever else is there is ignored. */
export function parseOverrides(text: string | undefined): Overrides {
  const overrides = new Map<RemoteName, string>();
  for (const pair of (text ?? '').slice(0, 500).split('&')) {
    const [, remote, version] = pairPattern.exec(pair) ?? [];
    if (isRemoteName(remote) && version !== undefined) overrides.set(remote, version);
  }
  return overrides;
}

export function formatOverrides(overrides: Overrides): string {
  return [...overrides].map(([remote, version]) => `remote.${remote}=${version}`).join('&');
}

/** What a page address asks for: other releases for this browser, or the live ones again. */
export function readOverrideRequest(
  search: URLSearchParams,
  current: Overrides,
): Overrides | undefined {
  if (search.has('remote.off')) return new Map();
  const asked = [...search].filter(([name]) => name.startsWith('remote.'));
  if (asked.length === 0) return undefined;
  const next = new Map(current);
  for (const [remote, version] of parseOverrides(asked.map((pair) => pair.join('=')).join('&'))) {
    if (version === 'off') next.delete(remote);
    else next.set(remote, version);
  }
  return next;
}

export { cookieName as overrideCookieName };
