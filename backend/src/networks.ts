import { BlockList, isIP } from 'node:net';

const mappedPrefix = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** An address in its plain form: IPv4 seen through an IPv6 socket is IPv4. */
export function toPlainAddress(address: string): string {
  return address.replace(mappedPrefix, '');
}

/** Whether the text is an address, or a network like `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

const isLoopbackAddress = networkTest(['127.0.0.0/8', '::1/128']);

/** Whether the host of a URL is this machine itself; a socket in a folder has none. */
export function isLoopback(host: string): boolean {
  return ['', 'localhost'].includes(host) || isLoopbackAddress(host.replace(/^\[|\]$/g, ''));
}

/** A test whether an address lies in one of the networks; what is no address does not. */
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
