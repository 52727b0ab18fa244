import { formatNumber } from '@tidegate/design-system';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `formatSize(48_200_000, 'de')` is `48,2 MB`; bytes are written out. */
export function formatSize(bytes: number, language: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return formatNumber(bytes / 1000 ** power, language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
}
