import type { Language } from '@tidegate/contracts/languages';
import { inviteFreeDays } from '@tidegate/contracts/catalogue/inviteOffer';
import { promises, type PromiseName } from '@tidegate/contracts/catalogue/promises';
import { retention, type RetentionName } from '@tidegate/contracts/visitors/retention';
import { studentOffer, type StudentOfferName } from '@tidegate/contracts/catalogue/studentOffer';
import type { PageEntry } from '../../routes/entries/pageEntry';
import { countFleet, type Fleet } from '../content/readFleet';
import { placeNames } from './servers/placeNames';

/** Values for placeholders in messages. */
export type Values = Readonly<
  Record<string, string | number> &
    Record<
      | PromiseName
      | RetentionName
      | StudentOfferName
      | 'inviteDays'
      | 'servers'
      | 'cities'
      | 'countries',
      number
    >
>;

function nameCountry(entry: PageEntry | undefined, fleet: Fleet, language: Language) {
  const country = fleet.countries.find(({ code }) => code === entry?.['countryCode']);
  if (!country) return undefined;
  const { cities, servers } = countFleet([country]);
  return {
    country: placeNames(language)(country.code),
    countryCities: cities,
    countryServers: servers,
    cityNames: new Intl.ListFormat(language).format(country.cities.map(({ name }) => name)),
  };
}

export function listValues(entry: PageEntry | undefined, fleet: Fleet, language: Language): Values {
  return {
    ...entry,
    ...nameCountry(entry, fleet, language),
    ...promises,
    ...retention,
    ...studentOffer,
    inviteDays: inviteFreeDays,
    ...countFleet(fleet.countries),
  };
}
