import { currencies } from '@tidegate/contracts/catalogue/money';
import * as z from 'zod/mini';
import { CommandFailure } from '../bootstrap/failure.js';
import { toJson, type Generator } from './generation';

const plans = 'backend/content/plans.json';
const interval = /^(?<count>[1-9]\d?)(?<unit>day|week|month|year)s?$/i;

/** `npm run new -- plan 2years` adds a plan of the web shop; prices of 0 are refused. */
export const newPlan: Generator = async (name, readText) => {
  const { count, unit } = interval.exec(name)?.groups ?? {};
  if (count === undefined || unit === undefined) {
    throw new CommandFailure(`"${name}" is not an interval such as 2years or 3months`);
  }
  const existing = z.array(z.unknown()).parse(JSON.parse(await readText(plans)));
  const plan = {
    family: 'vip',
    tier: 'one',
    channel: 'web',
    name: `Tidegate ${count} ${unit.toLowerCase()}${count === '1' ? '' : 's'}`,
    interval: { count: Number(count), unit: unit.toUpperCase() },
    isRecommended: false,
    priceMinor: Object.fromEntries(currencies.map((currency) => [currency, 0])),
  };
  return {
    files: new Map([[plans, toJson([...existing, plan])]]),
    next: [
      `Write the prices into ${plans}, in minor units: a longer plan costs more than a shorter one, and less by the month.`,
      'Discounts are computed; the price of a trial or of renewals is optional.',
    ],
  };
};
