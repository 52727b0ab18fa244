import type { FastifyRequest } from 'fastify';
import type { FindCountry } from './findCountry';

/** By code: names contain each other, and Hong Kong, Macao and Taiwan have codes of their own. */
const blockedCountry = 'CN';

export type IsBlocked = (request: FastifyRequest) => Promise<boolean>;

/** Who may not have what stands behind the gate; where the country is not known it is open. */
export function createCountryGate(findCountry: FindCountry): IsBlocked {
  return async (request) => (await findCountry(request)) === blockedCountry;
}
