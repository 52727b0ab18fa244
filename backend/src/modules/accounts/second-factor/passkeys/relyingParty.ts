import { isIP } from 'node:net';

import { brand } from '@tidegate/contracts/brand';

export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/** WebAuthn accepts no IP address as a domain, so a site at 127.0.0.1 uses `localhost`. */
export function findRelyingParty(publicOrigin: string): RelyingParty | undefined {
  const { hostname, protocol, port } = new URL(publicOrigin);
  const id = hostname === '127.0.0.1' ? 'localhost' : hostname;
  if (isIP(id.replaceAll(/[[\]]/g, '')) !== 0) return undefined;
  return { id, name: brand, origin: `${protocol}//${id}${port && `:${port}`}` };
}
