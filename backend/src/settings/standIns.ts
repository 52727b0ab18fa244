import * as z from 'zod/mini';

import { hasPaymentKeys } from './paymentSettings';

const standIns = ['database', 'payments'] as const;

/** Of what a site needs, what it can be shown without. */
export type StandIn = (typeof standIns)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** What a site goes without in production, as `database,payments`. */
export const withoutSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((name) => name.trim())),
  ),
  z.array(z.enum(standIns, 'database, payments, or both, separated by a comma')),
);

const isThere: Readonly<Record<StandIn, (environment: Environment) => boolean>> = {
  database: ({ DATABASE_URL }) => Boolean(DATABASE_URL),
  payments: hasPaymentKeys,
};

/** How a person names what is missing. */
const remedies: Readonly<Record<StandIn, string>> = {
  database: 'DATABASE_URL',
  payments: 'the keys of a payment provider',
};

/** What is missing of what `PRODUCTION_WITHOUT` may name. */
export function findMissing(environment: Environment): StandIn[] {
  return standIns.filter((name) => !isThere[name](environment));
}

/** Settings whose stand-ins are for a developer: links to this machine, a folder of letters. */
const neededAlways = ['PUBLIC_ORIGIN', 'SMTP_URL'] as const;

/** What a site in production cannot start without, in words for whoever starts it. */
export function listNeeds(environment: Environment, without: readonly StandIn[]): string[] {
  const refused = findMissing(environment).filter((name) => !without.includes(name));
  return [
    ...neededAlways.filter((name) => !environment[name]),
    ...refused.map((name) => `${remedies[name]} (or PRODUCTION_WITHOUT=${name})`),
  ];
}
