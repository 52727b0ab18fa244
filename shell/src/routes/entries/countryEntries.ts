import type { PageEntry } from './pageEntry';

/** Countries with a page, spelled as in the specification. */
export const countryEntries = [
  { id: 'brazil-vpn', countryCode: 'BR' },
  { id: 'canada-vpn', countryCode: 'CA' },
  { id: 'usa-vpn', countryCode: 'US' },
  { id: 'germany-vpn', countryCode: 'DE' },
  { id: 'france-vpn', countryCode: 'FR' },
  { id: 'uk-vpn', countryCode: 'GB' },
  { id: 'italy-vpn', countryCode: 'IT' },
  { id: 'hongkong-vpn', countryCode: 'HK' },
  { id: 'indonesia-vpn', countryCode: 'ID' },
  { id: 'india-vpn', countryCode: 'IN' },
  { id: 'japan-vpn', countryCode: 'JP' },
  { id: 'korea-vpn', countryCode: 'KR' },
  { id: 'singapore-vpn', countryCode: 'SG' },
  { id: 'australia-vpn', countryCode: 'AU' },
] as const satisfies readonly PageEntry[];

export function findCountryPage(code: string): string | undefined {
  const entry = countryEntries.find(({ countryCode }) => countryCode === code);
  return entry && `/vpn-server/${entry.id}`;
}
