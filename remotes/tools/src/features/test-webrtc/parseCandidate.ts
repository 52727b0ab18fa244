import { toPlainAddress } from '../../shared/addressFamily';

/** `masked` is a random mDNS name, `local` an address of the visitor's own network. */
export interface Candidate {
  kind: 'masked' | 'local' | 'public' | 'relay';
  address: string;
}

/** Loopback, private, carrier-grade NAT and link-local ranges of both families. */
const localRange =
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i;

function kindOf(address: string, type: string | undefined): Candidate['kind'] {
  if (type === 'relay') return 'relay';
  if (address.endsWith('.local')) return 'masked';
  // An address that a server saw is public, even if the server is in a local network.
  return type === 'host' && localRange.test(address) ? 'local' : 'public';
}

/** Parses `candidate:1 1 udp 1677729535 203.0.113.7 46154 typ srflx …`. */
export function parseCandidate(line: string): Candidate {
  const [, , , , written = '', , , type] = line.split(' ');
  // Chromium writes IPv6 addresses of servers in brackets.
  const address = toPlainAddress(written.replace(/^\[|\]$/g, ''));
  return { kind: kindOf(address, type), address };
}
