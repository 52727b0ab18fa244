export type AddressFamily = 'IPv4' | 'IPv6';

const mappedPrefix = /^::ffff:(?=\d+\.)/i;

/** Unwraps IPv4-mapped addresses such as `::ffff:192.0.2.1` from servers that listen on IPv6. */
export function toPlainAddress(address: string): string {
  return address.replace(mappedPrefix, '');
}

export function addressFamily(plainAddress: string): AddressFamily {
  return plainAddress.includes(':') ? 'IPv6' : 'IPv4';
}
