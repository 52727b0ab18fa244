import type { FastifyRequest } from 'fastify';
import type { FindCountry } from './createCountryFinder';

/** A code, because Hong Kong, Macao and Taiwan have their own codes but share parts of the name. */
const blockedCountry = 'CN';

export type IsBlocked = (request: FastifyRequest) => Promise<boolean>;

/** The gate is open if the country is unknown. */
export function createCountryGate(findCountry: FindCountry): IsBlocked {
  return async (request) => (await findCountry(request)) === blockedCountry;
}
