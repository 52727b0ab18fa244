/** Rate-limit key: an IPv4 address, or the /64 of an IPv6 address that one customer holds. */
export function toClientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [first = [], last = []] = address
    .toLowerCase()
    .replace(/\b0+(?=[\da-f])/g, '')
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
