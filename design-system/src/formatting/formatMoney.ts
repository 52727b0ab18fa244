import { getNumberFormat } from './formats';

export interface MoneyAmount {
  amountMinor: number;
  currency: string;
}

type MoneyPartType = 'currency' | 'whole' | 'fraction' | 'literal';

export interface MoneyPart {
  type: MoneyPartType;
  value: string;
}

/** `formatMoney({ amountMinor: 375, currency: 'USD' }, 'de')` is `3,75 $`. */
export function formatMoney({ amountMinor, currency }: MoneyAmount, language: string): string {
  const parts = toMoneyParts({ amountMinor, currency }, language);
  return parts.map(({ value }) => value).join('');
}

/** The same text, split where a price tag changes its font size. */
export function toMoneyParts(
  { amountMinor, currency }: MoneyAmount,
  language: string,
): readonly MoneyPart[] {
  const format = getNumberFormat(language, { style: 'currency', currency });
  const parts: MoneyPart[] = [];
  for (const { type, value } of format.formatToParts(toMajor(amountMinor, format))) {
    const partType = partTypes[type] ?? 'literal';
    const shown = type === 'currency' ? isolateSymbol(value, language) : value;
    const last = parts.at(-1);
    if (last?.type === partType) last.value += shown;
    else parts.push({ type: partType, value: shown });
  }
  return parts;
}

const partTypes: Readonly<Partial<Record<Intl.NumberFormatPartTypes, MoneyPartType>>> = {
  currency: 'currency',
  minusSign: 'whole',
  integer: 'whole',
  group: 'whole',
  decimal: 'fraction',
  fraction: 'fraction',
};

/** Arabic text would reorder "US$" to "$US", which a Unicode isolate prevents. */
function isolateSymbol(symbol: string, language: string): string {
  return /^ar\b/.test(language) ? `\u2066${symbol}\u2069` : symbol;
}

function toMajor(amountMinor: number, format: Intl.NumberFormat): number {
  return amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0);
}
