import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { countFleet, type Fleet, type FleetCountry } from '../../content/readFleet';
import { simplifyText } from '../../reading/simplifyText';
import { placeNames } from './placeNames';
import type { ServerQuery } from './serverQuery';

export interface NamedCountry extends FleetCountry {
  name: string;
}

/** A match of the country keeps all its cities, otherwise only matching cities remain. */
function keepMatching(
  country: NamedCountry,
  text: string,
  englishName: string,
): NamedCountry | undefined {
  const wanted = simplifyText(text);
  const matches = (name: string) => simplifyText(name).includes(wanted);
  if (matches(country.name) || matches(englishName)) return country;
  const cities = country.cities.filter(
    ({ name, englishName: inEnglish = name }) => matches(name) || matches(inEnglish),
  );
  return cities.length > 0 ? { ...country, cities } : undefined;
}

export function listCountries(
  fleet: Fleet,
  { text, region, sort }: ServerQuery,
  language: Language,
): readonly NamedCountry[] {
  const name = placeNames(language);
  const englishName = placeNames(defaultLanguage);
  const { compare } = new Intl.Collator(language);
  const serversOf = (country: FleetCountry) => countFleet([country]).servers;

  return fleet.countries
    .filter((country) => region === undefined || country.region === region)
    .flatMap((country) => {
      const named = { ...country, name: name(country.code) };
      return keepMatching(named, text, englishName(country.code)) ?? [];
    })
    .sort(
      (one, other) =>
        (sort === 'servers' ? serversOf(other) - serversOf(one) : 0) ||
        compare(one.name, other.name),
    );
}
