export type AddressFamily = 'IPv4' | 'IPv6';

const mappedPrefix = /^::ffff:(?=\d+\.)/i;

/** An IPv4 visitor of a server that listens on IPv6 arrives as `::ffff:192.0.2.1`. */
export function toPlainAddress(address: string): string {
  return address.replace(mappedPrefix, '');
}

/** Which of the two internets an address belongs to. */
export function addressFamily(plainAddress: string): AddressFamily {
  return plainAddress.includes(':') ? 'IPv6' : 'IPv4';
}
