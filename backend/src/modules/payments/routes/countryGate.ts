import { refusal } from '../../../refusal';
import type { FastifyRequest } from 'fastify';

/** Mainland China. Hong Kong, Macao and Taiwan have separate codes. */
const refusedCountry = 'CN';

export interface CountryGate {
  isRefused(request: FastifyRequest): boolean;
  refuseCountry(request: FastifyRequest): void;
}

export function createCountryGate(countryOf: (request: FastifyRequest) => string): CountryGate {
  const isRefused = (request: FastifyRequest) => countryOf(request) === refusedCountry;
  return {
    isRefused,
    refuseCountry: (request) => {
      if (isRefused(request)) throw refusal('payments.countryRefused');
    },
  };
}
