import { hasPaymentKeys } from '../modules/payments/paymentSettings';
import { settingFields } from './settingFields';

export type Environment = Readonly<Record<string, string | undefined>>;

const parts = ['database', 'payments'] as const;

/** A part that a site in production needs unless `PRODUCTION_WITHOUT` names it. */
export type OptionalPart = (typeof parts)[number];

const isPart = (name: string): name is OptionalPart => parts.some((part) => part === name);

export const optionalPartsField = settingFields.listOf(
  isPart,
  'database, payments, or both, separated by a comma',
);

const isConfigured: Readonly<Record<OptionalPart, (environment: Environment) => boolean>> = {
  database: ({ DATABASE_URL }) => Boolean(DATABASE_URL),
  payments: hasPaymentKeys,
};

/** How a person names what is missing. */
const requirements: Readonly<Record<OptionalPart, string>> = {
  database: 'DATABASE_URL',
  payments: 'A payment provider with its keys',
};

export function findMissing(environment: Environment): OptionalPart[] {
  return parts.filter((name) => !isConfigured[name](environment));
}

/** Their development defaults are links to this machine and a folder of emails. */
const alwaysNeeded = ['PUBLIC_ORIGIN', 'SMTP_URL'] as const;

/** What a site in production cannot start without, in words for whoever starts it. */
export function listNeeds(environment: Environment): string[] {
  if (environment['SITE_ENV'] !== 'production') return [];
  const without = (environment['PRODUCTION_WITHOUT'] ?? '').split(',').map((name) => name.trim());
  return [
    ...alwaysNeeded.filter((name) => !environment[name]),
    ...findMissing(environment)
      .filter((name) => !without.includes(name))
      .map((name) => `${requirements[name]} (or PRODUCTION_WITHOUT=${name})`),
  ];
}
