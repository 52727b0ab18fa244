import { isIP } from 'node:net';

import type { VisitorLocation } from '@tidegate/contracts/api/visitors/schemas';

import { networkTest } from '../../networks';
import { countryNames } from './countryNames';
import { exitNetworks } from './exitNetworks';

/** What the database knows about an address. Unknown values are empty. */
export interface Place {
  countryCode: string;
  location: string;
}

export interface PlaceFinder {
  find(address: string): Place;
}

export interface GeoRequest {
  /** Empty if the proxies sent none. */
  address: string;
  countryCode?: string | undefined;
}

export interface GeoService {
  locate(request: GeoRequest): VisitorLocation;
}

const isExit = networkTest(exitNetworks);

/** Unknown values stay empty, because a wrong country would hide or show offers. */
export function geoService(places: PlaceFinder): GeoService {
  return {
    locate: ({ address, countryCode }) => {
      const place = isIP(address) === 0 ? unknownPlace : places.find(address);
      const code = [countryCode?.toUpperCase(), place.countryCode].find(isKnownCountry) ?? '';
      return {
        user_ip: address,
        country: countryNames[code] ?? '',
        country_code: code,
        // A city from another country would contradict the proxy.
        location: code === place.countryCode ? place.location : '',
        is_exposed: !isExit(address),
      };
    },
  };
}

export const unknownPlace: Place = { countryCode: '', location: '' };

function isKnownCountry(code: string | undefined): code is string {
  return code !== undefined && Object.hasOwn(countryNames, code);
}
