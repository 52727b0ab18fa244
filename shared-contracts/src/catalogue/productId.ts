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

const maxLength = 120;
const name = /^[a-z][a-z0-9]{0,23}$/;
const intervalPart = /^(?<count>[1-9][0-9]{0,2})(?<unitCode>[dwmy])$/;
const percentOffPart = /^off(?<percent>[1-9][0-9]?)$/;

/** Formats the canonical text: discount before free time. */
export function formatProductId(id: ProductId): string {
  const parts = ['v2', id.family, id.tier, id.channel, id.currency.toLowerCase()];
  parts.push(formatInterval(id.interval));
  if (id.percentOff !== undefined) parts.push(`off${id.percentOff}`);
  if (id.added) parts.push(`add${formatInterval(id.added)}`);
  return parts.join('.');
}

/** Parses `v2.vip.one.web.usd.1y.off69.add3m`, with discount and free time in either order. */
export function parseProductId(text: string): ProductId | undefined {
  if (text.length > maxLength) return undefined;
  const [version, family, tier, channel, currencyCode, intervalText, ...extras] = text.split('.');
  const currency = currencies.find((code) => code.toLowerCase() === currencyCode);
  const interval = readInterval(intervalText);
  if (version !== 'v2' || !currency || !interval) return undefined;
  if (!isName(family) || !isName(tier) || !isName(channel)) return undefined;
  return addExtras({ family, tier, channel, currency, interval }, extras);
}

function addExtras(id: ProductId, extras: readonly string[]): ProductId | undefined {
  const [extra, ...others] = extras;
  if (extra === undefined) return id;
  const percent = percentOffPart.exec(extra)?.groups?.percent;
  if (percent && id.percentOff === undefined) {
    return addExtras({ ...id, percentOff: Number(percent) }, others);
  }
  const added = extra.startsWith('add') ? readInterval(extra.slice('add'.length)) : undefined;
  return added && !id.added ? addExtras({ ...id, added }, others) : undefined;
}

function isName(text: string | undefined): text is string {
  return text !== undefined && name.test(text);
}

function readInterval(text: string | undefined): Interval | undefined {
  const parts = intervalPart.exec(text ?? '')?.groups;
  const unit = intervalUnits.find((candidate) => unitCodeOf(candidate) === parts?.unitCode);
  return parts && unit ? { count: Number(parts.count), unit } : undefined;
}

/** Formats an interval as product ids do: `1y`. */
export function formatInterval({ count, unit }: Interval): string {
  return `${count}${unitCodeOf(unit)}`;
}

function unitCodeOf(unit: IntervalUnit): string {
  return unit.charAt(0).toLowerCase();
}
