import { isLoopback } from '../networks';

const hosts: Readonly<Record<string, (value: string) => string>> = {
  HOST: (value) => value,
  PUBLIC_ORIGIN: (value) => (URL.canParse(value) ? new URL(value).hostname : 'localhost'),
};

/** A development site has a public demo password and fake payments, so it must be declared. */
export function findExposed(environment: Readonly<Record<string, string | undefined>>): string[] {
  if ((environment['SITE_ENV'] ?? '') !== '') return [];
  return Object.entries(hosts).flatMap(([setting, hostOf]) => {
    const value = environment[setting] ?? '';
    if (value === '' || isLoopback(hostOf(value))) return [];
    return [
      `${setting}=${value}: other machines would reach the demo account and payments without money. Set SITE_ENV=production, or SITE_ENV=development if that is meant`,
    ];
  });
}
