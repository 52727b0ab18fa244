import { BlockList, isIP } from 'node:net';

const mappedPrefix = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Normalises an address. An IPv4-mapped IPv6 address becomes IPv4. */
export function toPlainAddress(address: string): string {
  return address.replace(mappedPrefix, '');
}

/** Accepts an address, or a network in CIDR notation such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

const isLoopbackAddress = networkTest(['127.0.0.0/8', '::1/128']);

/** A URL that names a Unix socket has an empty host, which also counts as loopback. */
export function isLoopback(host: string): boolean {
  return ['', 'localhost'].includes(host) || isLoopbackAddress(host.replace(/^\[|\]$/g, ''));
}

export function networkTest(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const plain = toPlainAddress(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}
