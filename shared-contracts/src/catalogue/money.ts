/** Currencies the site sells in; the first is the fallback for every other. */
export const currencies = ['USD', 'AUD', 'CAD', 'GBP'] as const;

export type Currency = (typeof currencies)[number];

export const defaultCurrency: Currency = 'USD';

interface CurrencyEntry {
  symbol: string;
  country: string;
  /** Digits after the decimal point. Divide `amountMinor / 10 ** minorDigits` for display only. */
  minorDigits: number;
}

export const currencyTable: Readonly<Record<Currency, CurrencyEntry>> = {
  USD: { symbol: '$', country: 'US', minorDigits: 2 },
  AUD: { symbol: 'A$', country: 'AU', minorDigits: 2 },
  CAD: { symbol: 'CA$', country: 'CA', minorDigits: 2 },
  GBP: { symbol: '£', country: 'GB', minorDigits: 2 },
};

/** An amount in whole minor units (cents, pence), which avoids fractions in sums. */
export interface Money {
  amountMinor: number;
  currency: Currency;
}

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** The default currency of a country, US dollars for any other. */
export function currencyOfCountry(countryCode: string): Currency {
  const wanted = countryCode.toUpperCase();
  return currencies.find((code) => currencyTable[code].country === wanted) ?? defaultCurrency;
}

/** One of `parts` equal shares, half a minor unit rounded up: the price per month of a year. */
export function shareOf(money: Money, parts: number): Money {
  return { ...money, amountMinor: Math.floor((2 * money.amountMinor + parts) / (2 * parts)) };
}

/** Whole percent saved against `full`, rounded down: a claim must never be too large. */
export function percentSaved(full: Money, paid: Money): number {
  if (full.currency !== paid.currency || full.amountMinor <= paid.amountMinor) return 0;
  return Math.floor(((full.amountMinor - paid.amountMinor) * 100) / full.amountMinor);
}
