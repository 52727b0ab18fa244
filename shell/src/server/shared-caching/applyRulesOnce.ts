import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readTrustedCountry } from '../backend-client/readTrustedCountry';
import { cacheRules } from './cacheRules';
import { applyCacheRules, type AppliedRules } from './applyCacheRules';

const mostKept = 5000;
const longestKept = 1000;
const known = new LRUCache<string, AppliedRules>({ max: mostKept });

const headerNames = [...new Set(cacheRules.rules.map(({ reads }) => reads))].filter(
  (name) => name !== 'query',
);

/** Applies the rules once to equal requests. Those of one visitor, whose query may hold a secret, are not kept. */
export function applyRulesOnce(request: FastifyRequest): AppliedRules | undefined {
  const { headers, url } = request;
  const country = readTrustedCountry(request);
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const text = [query, country, ...headerNames.map((name) => headers[name])].join('\n');
  const earlier = known.get(text);
  if (earlier) return earlier;
  const applied = applyCacheRules(headers, url, country);
  if (applied?.isResponseShared && text.length <= longestKept) known.set(text, applied);
  return applied;
}
