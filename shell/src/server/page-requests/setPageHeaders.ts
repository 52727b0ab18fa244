import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicies } from '../http/securityHeaders';
import { readToken } from '../http/sessionCookie';
import { unsharedCaching, type Overrides } from '../releases/overrides';

function findDevelopmentOrigins(overrides: Overrides): string[] {
  return [...overrides.values()].flatMap((version) => {
    const port = /^dev:(\d+)$/.exec(version)?.[1];
    return port === undefined ? [] : [`http://127.0.0.1:${port}`];
  });
}

/** Pages with overrides are private and not indexed. Those of an account are not stored. */
function describeCaching(request: FastifyRequest) {
  if (request.overrides.size > 0) {
    return { 'cache-control': unsharedCaching, 'x-robots-tag': 'noindex' };
  }
  const isSignedIn = readToken(request) !== undefined;
  return { 'cache-control': isSignedIn ? unsharedCaching : 'private, no-cache' };
}

export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  usesRecaptcha: boolean,
): void {
  reply
    .type('text/html; charset=utf-8')
    .header(
      'vary',
      'Accept-Encoding, Cookie, User-Agent, Sec-CH-UA-Mobile, Sec-CH-UA-Platform, Sec-GPC',
    )
    .headers(describeCaching(request))
    .headers(pagePolicies(findDevelopmentOrigins(request.overrides), usesRecaptcha));
}
