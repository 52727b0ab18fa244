import { isIPv4 } from 'node:net';

/** Drops the last part of an address, which identifies a household. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0');
  const [head = ''] = address.split('::');
  const groups = address === '' ? [] : head.split(':').filter(Boolean).slice(0, 3);
  return address === '' ? '' : `${groups.join(':')}::`;
}
