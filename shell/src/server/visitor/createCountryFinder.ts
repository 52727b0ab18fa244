import { geoPath } from '@tidegate/contracts/api/visitors/endpoints';
import { geoReplySchema } from '@tidegate/contracts/api/visitors/schemas';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Backend } from '../backend-client/backend';
import { readTrustedCountry } from '../backend-client/readTrustedCountry';
import { toVisitorCall } from '../backend-client/toVisitorCall';

const keptMs = 60_000;

/** ISO 3166 code of the country of a request; empty if unknown. */
export type FindCountry = (request: FastifyRequest) => Promise<string>;

/** Asks the backend, which uses the operator's address data. */
export function createCountryFinder(backend: Backend): FindCountry {
  const known = new LRUCache<string, string>({ max: 10_000, ttl: keptMs });

  return async (request) => {
    const key = `${request.ip} ${readTrustedCountry(request) ?? ''}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const call = { ...toVisitorCall(request), token: undefined };
    const reply = await backend.call({ ...call, method: 'POST', url: geoPath });
    if (reply.httpStatus !== 200) {
      request.log.error({ code: 'edge.countryUnknown', status: reply.httpStatus });
      return '';
    }
    const { data } = geoReplySchema.parse(JSON.parse(reply.body.toString('utf8')));
    const country = data?.country_code ?? '';
    known.set(key, country);
    return country;
  };
}
