import path from 'node:path';
import { type Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { createPromiseCache } from '../reading/createPromiseCache';
import { readJson } from '../reading/readJson';
import type { Fleet } from './readFleet';

const namesSchema = z.record(z.string(), z.string());

/** The fleet with city names in a language. The returned function reads each language once. */
export function createFleetReader(localesDir: string, fleet: Fleet) {
  const kept = createPromiseCache<Fleet>(20);

  async function readFleet(language: Language): Promise<Fleet> {
    const names = await readJson(path.join(localesDir, language, 'cities.json'), namesSchema);
    const nameCity = (name: string) => {
      const own = names[name];
      if (own === undefined) throw new Error(`${language}/cities.json does not name ${name}`);
      return own;
    };
    return {
      countries: fleet.countries.map((country) => ({
        ...country,
        cities: country.cities.map((city) => ({
          ...city,
          name: nameCity(city.name),
          englishName: city.name,
        })),
      })),
    };
  }

  return (language: Language): Promise<Fleet> => kept.get(language, () => readFleet(language));
}

export type FleetReader = ReturnType<typeof createFleetReader>;
