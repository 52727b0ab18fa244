import { isIP } from 'node:net';

import { brand } from '@tidegate/contracts/brand';

/** Who a passkey is bound to. */
export interface RelyingParty {
  /** A domain: `tidegate.example`. */
  id: string;
  name: string;
  origin: string;
}

/**
 * Passkeys are bound to a domain, never to an address; a developer's site at 127.0.0.1 has the
 * domain `localhost` as well. Undefined where the site has none.
 */
export function findRelyingParty(publicOrigin: string): RelyingParty | undefined {
  const { hostname, protocol, port } = new URL(publicOrigin);
  const id = hostname === '127.0.0.1' ? 'localhost' : hostname;
  if (isIP(id.replaceAll(/[[\]]/g, '')) !== 0) return undefined;
  return { id, name: brand, origin: `${protocol}//${id}${port && `:${port}`}` };
}
