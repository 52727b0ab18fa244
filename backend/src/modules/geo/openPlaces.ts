import { SiteError } from '@tidegate/contracts/errors/siteError';
import { type CityResponse, open, type Reader } from 'maxmind';

import { type PlaceFinder, unknownPlace } from './geoService';

/** Looks up addresses in a MaxMind file. Without a file every place is unknown. */
export async function openPlaces(file: string | undefined): Promise<PlaceFinder> {
  if (file === undefined) return { find: () => unknownPlace };
  const reader = await openReader(file);
  return {
    find: (address) => {
      const found = reader.get(address);
      const names = [found?.city?.names.en, found?.subdivisions?.[0]?.names.en];
      return {
        countryCode: found?.country?.iso_code ?? '',
        location: names.filter((name) => name !== undefined).join(', '),
      };
    },
  };
}

async function openReader(file: string): Promise<Reader<CityResponse>> {
  try {
    return await open<CityResponse>(file);
  } catch (cause) {
    throw new SiteError('config.invalid', `GEOIP_MMDB: cannot read ${file}`, { cause });
  }
}
