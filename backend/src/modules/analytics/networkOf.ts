import { isIPv4 } from 'node:net';

/** An address without its last part, so that it names a neighbourhood and no household. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0');
  const [head = ''] = address.split('::');
  const groups = address === '' ? [] : head.split(':').filter(Boolean).slice(0, 3);
  return address === '' ? '' : `${groups.join(':')}::`;
}
