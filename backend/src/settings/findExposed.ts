import { isLoopback } from '../networks';

/** What tells that a site is for others than whoever started it, and the host that it names. */
const hosts: Readonly<Record<string, (value: string) => string>> = {
  HOST: (value) => value,
  PUBLIC_ORIGIN: (value) => (URL.canParse(value) ? new URL(value).hostname : 'localhost'),
};

/**
 * The settings that open a site to other machines while nobody said what kind of site it is: one in
 * development has an account whose password is public, and takes payments without money.
 */
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
