import ipaddr from 'ipaddr.js';

export type ParsedAddress =
  | { status: 'public'; address: string }
  | { status: 'notPublic' }
  | { status: 'invalid' };

/** All IPv6 addresses that are assigned to hosts. Everything else is reserved. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Accepts IPv4 only as four decimal parts, because programs disagree about other notations. */
export function parsePublicAddress(text: string): ParsedAddress {
  const address = parse(text.trim());
  if (!address) return { status: 'invalid' };
  const isGlobal = address instanceof ipaddr.IPv4 || address.match(globalUnicast);
  if (!isGlobal || address.range() !== 'unicast') return { status: 'notPublic' };
  return {
    status: 'public',
    address: address instanceof ipaddr.IPv4 ? address.toString() : address.toRFC5952String(),
  };
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!text.includes(':') || text.includes('%') || !ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.IPv6.parse(text);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
