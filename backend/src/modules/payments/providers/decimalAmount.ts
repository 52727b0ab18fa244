import { currencyTable, type Money } from '@tidegate/contracts/catalogue/money';

export function toDecimal({ amountMinor, currency }: Money): string {
  const digits = currencyTable[currency].minorDigits;
  const text = String(amountMinor).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Parses `44.99` to minor units without floating point. */
export function parseDecimal(text: string): number {
  const parts = /^(?<whole>\d+)\.(?<fraction>\d{2})$/.exec(text)?.groups;
  if (!parts) throw new Error('Not an amount with two decimals');
  return Number(`${parts['whole'] ?? ''}${parts['fraction'] ?? ''}`);
}
