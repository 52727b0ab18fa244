import { addressFamily, toPlainAddress } from '../../shared/addressFamily';
import type { Candidate } from './parseCandidate';

/** `uncertain`: no comparable site address; `untested`: no server; `unfinished`: no reply. */
export type Verdict = 'noLeak' | 'leak' | 'uncertain' | 'blocked' | 'untested' | 'unfinished';

export interface Evidence {
  candidates: readonly Candidate[];
  /** The browser reported the end of its candidates. */
  isComplete: boolean;
  hasServer: boolean;
  /** The visitor's address over HTTP; empty if unknown. */
  siteAddress: string;
}

/** The /64 network of an IPv6 address, because a device uses several addresses of it at a time. */
function networkOf(address: string): string {
  if (addressFamily(address) === 'IPv4') return address;
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

function comparePublic(addresses: readonly string[], siteAddress: string): Verdict {
  const site = toPlainAddress(siteAddress);
  const isComparable = (address: string) =>
    site !== '' && addressFamily(address) === addressFamily(site);
  const others = addresses.filter(
    (address) => !isComparable(address) || networkOf(address) !== networkOf(site),
  );
  if (others.some(isComparable)) return 'leak';
  return others.length > 0 ? 'uncertain' : 'noLeak';
}

/** Claims only what the candidates prove. */
export function judgeCandidates(evidence: Evidence): Verdict {
  const { candidates, isComplete, hasServer, siteAddress } = evidence;
  if (isComplete && candidates.length === 0) return 'blocked';
  const addresses = candidates.flatMap(({ kind, address }) => (kind === 'public' ? address : []));
  const compared = comparePublic(addresses, siteAddress);
  if (compared !== 'noLeak') return compared;
  if (!hasServer) return 'untested';
  return addresses.length > 0 ? 'noLeak' : 'unfinished';
}
