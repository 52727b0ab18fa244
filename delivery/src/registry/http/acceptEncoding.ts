import type { Encoding } from '../storage/objectStore';

const bestFirst: readonly Encoding[] = ['br', 'gzip'];

function isAccepted(entry: string): boolean {
  const quality = /;\s*q=([\d.]+)/i.exec(entry)?.[1];
  return quality === undefined || Number(quality) > 0;
}

/** Stored encodings that the client accepts, best first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = (header ?? '')
    .split(',')
    .filter(isAccepted)
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  return bestFirst.filter((encoding) => accepted.includes(encoding));
}
