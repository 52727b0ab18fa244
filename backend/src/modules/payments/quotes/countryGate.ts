import type { FastifyRequest } from 'fastify';

import { countryRefused } from '../paymentErrors';

/** Mainland China alone: Hong Kong, Macao and Taiwan have codes of their own. */
const refusedCountry = 'CN';

export interface CountryGate {
  isRefused(request: FastifyRequest): boolean;
  /** Throws `payments.countryRefused` where nothing may be sold. */
  refuseCountry(request: FastifyRequest): void;
}

export function createCountryGate(countryOf: (request: FastifyRequest) => string): CountryGate {
  const isRefused = (request: FastifyRequest) => countryOf(request) === refusedCountry;
  return {
    isRefused,
    refuseCountry: (request) => {
      if (isRefused(request)) throw countryRefused();
    },
  };
}
