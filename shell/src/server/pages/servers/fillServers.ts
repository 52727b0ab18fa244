import type {
  Choice,
  CitiesContent,
  CitiesSection,
  ListedCountry,
  ServersContent,
  ServersSection,
} from '../../../pages/sections/servers/serverSections';
import { countFleet, type FleetCountry } from '../../content/readFleet';
import { chartCountry } from './chartCountry';
import { readServerQuery, toServerPath, toServerSearch, type ServerQuery } from './serverQuery';
import { listCountries, type NamedCountry } from './listCountries';
import { markCities } from './markCities';
import { findCountryPage } from '../../../routes/entries/countryEntries';
import { placeNames } from './placeNames';
import type { SectionContext } from '../sectionContext';

function toListed(country: NamedCountry, { translatePlural }: SectionContext): ListedCountry {
  const { code, name, cities } = country;
  return {
    code,
    name,
    page: findCountryPage(code),
    count: translatePlural('counts.servers', countFleet([country]).servers),
    cities: cities.map((city) => ({ name: city.name, servers: city.servers })),
  };
}

function describeFound(
  found: readonly FleetCountry[],
  { translatePlural, language }: SectionContext,
): string {
  const { countries, cities, servers } = countFleet(found);
  const parts = [
    translatePlural('counts.countries', countries),
    translatePlural('counts.cities', cities),
    translatePlural('counts.servers', servers),
  ];
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}

function listRegions(
  section: ServersContent,
  query: ServerQuery,
  { site, namesLanguage }: SectionContext,
): Choice[] {
  const name = placeNames(namesLanguage);
  const codes = [...new Set(site.fleet.countries.map(({ region }) => region))];
  const { compare } = new Intl.Collator(namesLanguage);
  const regions = codes
    .map((code) => ({
      to: toServerPath({ ...query, region: code }),
      label: name(code),
      isChosen: query.region === code,
      language: namesLanguage,
    }))
    .sort((one, other) => compare(one.label, other.label));
  const everywhere = {
    to: toServerPath({ ...query, region: undefined }),
    label: section.everywhere,
    isChosen: query.region === undefined,
  };
  return [everywhere, ...regions];
}

export function fillServers(section: ServersContent, context: SectionContext): ServersSection {
  const { site, visit, namesLanguage } = context;
  const query = readServerQuery(visit.searchParams, site.fleet);
  const found = listCountries(site.fleet, query, namesLanguage);
  const orders = [
    ['name', section.byName],
    ['servers', section.byServers],
  ] as const;
  return {
    ...section,
    hasFilter: true,
    namesLanguage,
    marks: markCities(site.fleet.countries, new Set(found.flatMap(({ cities }) => cities))),
    form: { text: query.text, kept: [...toServerSearch({ ...query, text: '' })] },
    regions: { label: section.regions, choices: listRegions(section, query, context) },
    order: {
      label: section.order,
      choices: orders.map(([sort, label]) => ({
        to: toServerPath({ ...query, sort }),
        label,
        isChosen: query.sort === sort,
      })),
    },
    found: describeFound(found, context),
    countries: found.map((country) => toListed(country, context)),
  };
}

export function fillCities(
  section: CitiesContent,
  { site: { fleet }, entry }: SectionContext,
): CitiesSection {
  const country = fleet.countries.find(({ code }) => code === entry?.['countryCode']);
  if (!country) throw new Error(`the fleet has no country ${entry?.['countryCode'] ?? ''}`);
  return {
    ...section,
    chart: chartCountry(country.cities),
    cities: country.cities.map(({ name, servers, addresses }) => ({ name, servers, addresses })),
  };
}
