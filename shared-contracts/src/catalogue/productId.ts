import { type Currency, currencies } from './money';

export const intervalUnits = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

export type IntervalUnit = (typeof intervalUnits)[number];

/** A length of time: `{ count: 1, unit: 'YEAR' }`. */
export interface Interval {
  count: number;
  unit: IntervalUnit;
}

/** The content of a product id. Never charge from it: the catalogue row holds the price. */
export interface ProductId {
  family: string;
  tier: string;
  channel: string;
  currency: Currency;
  interval: Interval;
  percentOff?: number;
  /** Free time added to the first interval. */
  added?: Interval;
}

const name = '[.]([a-z][a-z0-9]{0,23})';
const length = '([1-9][0-9]{0,2}[dwmy])';
const discount = '(?:[.]off([1-9][0-9]?))?';
const grammar = new RegExp(
  `^v2${name}${name}${name}[.]([a-z]{3})[.]${length}${discount}(?:[.]add${length})?${discount}$`,
);

/** Parses `v2.vip.one.web.usd.1y.off69.add3m`, with discount and free time in either order. */
export function parseProductId(text: string): ProductId | undefined {
  const [, family, tier, channel, code, paid, percent, free, latePercent] =
    grammar.exec(text) ?? [];
  const currency = currencies.find((known) => known.toLowerCase() === code);
  const percentOff = Number(percent ?? latePercent);
  if (!family || !tier || !channel || !currency || !paid || (percent && latePercent)) {
    return undefined;
  }
  return {
    family,
    tier,
    channel,
    currency,
    interval: toInterval(paid),
    ...(percentOff && { percentOff }),
    ...(free && { added: toInterval(free) }),
  };
}

function toInterval(text: string): Interval {
  // The grammar admits no other unit.
  const unit = intervalUnits.find((known) => text.endsWith(unitCodeOf(known))) ?? 'YEAR';
  return { count: Number.parseInt(text, 10), unit };
}

/** Formats the canonical text: discount before free time. */
export function formatProductId(id: ProductId): string {
  const parts = ['v2', id.family, id.tier, id.channel, id.currency.toLowerCase()];
  parts.push(formatInterval(id.interval));
  if (id.percentOff !== undefined) parts.push(`off${id.percentOff}`);
  if (id.added) parts.push(`add${formatInterval(id.added)}`);
  return parts.join('.');
}

/** Formats an interval as product ids do: `1y`. */
export function formatInterval({ count, unit }: Interval): string {
  return `${count}${unitCodeOf(unit)}`;
}

function unitCodeOf(unit: IntervalUnit): string {
  return unit.charAt(0).toLowerCase();
}
