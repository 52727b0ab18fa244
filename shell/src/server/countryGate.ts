import { geoPath, geoReplySchema } from '@tidegate/contracts/api/geo';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Backend } from './callBackend';
import { toVisitorCall } from './visitorCall';

/** By code: names contain each other, and Hong Kong, Macao and Taiwan have codes of their own. */
const blockedCountry = 'CN';
const keptMs = 60_000;

export type IsBlocked = (request: FastifyRequest) => Promise<boolean>;

/** Who may not have what stands behind the gate; where the country is not known it is open. */
export function createCountryGate(backend: Backend): IsBlocked {
  const known = new LRUCache<string, boolean>({ max: 10_000, ttl: keptMs });

  return async (request) => {
    const call = { ...toVisitorCall(request), token: undefined };
    const key = `${call.clientAddress} ${call.countryCode ?? ''}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const reply = await backend.call({ ...call, method: 'POST', url: geoPath });
    if (reply.httpStatus !== 200) {
      request.log.error({ code: 'edge.countryUnknown', status: reply.httpStatus });
      return false;
    }
    const { data } = geoReplySchema.parse(JSON.parse(reply.body.toString('utf8')));
    const isBlocked = data?.country_code === blockedCountry;
    known.set(key, isBlocked);
    return isBlocked;
  };
}
