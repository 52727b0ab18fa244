import { getNumberFormat } from './formats';

/** `formatNumber(6000, 'de')` is `6.000`. */
export function formatNumber(
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return getNumberFormat(language, options).format(value);
}

/** Takes percent points: `formatPercent(62, 'fr')` is `62 %`. */
export function formatPercent(percent: number, language: string): string {
  return formatNumber(percent / 100, language, { style: 'percent', maximumFractionDigits: 1 });
}
