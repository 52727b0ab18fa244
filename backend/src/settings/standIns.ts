import * as z from 'zod/mini';

import { hasPaymentKeys } from './paymentSettings';

const standIns = ['database', 'payments'] as const;

/** Parts of a site that production may go without, for demonstrations. */
export type StandIn = (typeof standIns)[number];

type Environment = Readonly<Record<string, string | undefined>>;

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

const remedies: Readonly<Record<StandIn, string>> = {
  database: 'DATABASE_URL',
  payments: 'the keys of a payment provider',
};

export function findMissing(environment: Environment): StandIn[] {
  return standIns.filter((name) => !isThere[name](environment));
}

/** Their defaults suit development only: links to localhost, emails in a folder. */
const neededAlways = ['PUBLIC_ORIGIN', 'SMTP_URL'] as const;

/** Lists what a production site still needs before it can start, for the error message. */
export function listNeeds(environment: Environment, without: readonly StandIn[]): string[] {
  const refused = findMissing(environment).filter((name) => !without.includes(name));
  return [
    ...neededAlways.filter((name) => !environment[name]),
    ...refused.map((name) => `${remedies[name]} (or PRODUCTION_WITHOUT=${name})`),
  ];
}
