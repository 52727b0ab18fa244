import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken } from '../http/sessionCookie';
import { unsharedCaching } from '../releases/overrides';
import { varyOfPages } from '../shared-caching/sharedCaching';
import { describeServerTiming } from './describeServerTiming';

/** Pages with overrides are private and not indexed. Those of an account are not stored. */
function describeCaching(request: FastifyRequest) {
  if (request.overrides.size > 0) {
    return { 'cache-control': unsharedCaching, 'x-robots-tag': 'noindex' };
  }
  const isSignedIn = readToken(request) !== undefined;
  return { 'cache-control': isSignedIn ? unsharedCaching : 'private, no-cache' };
}

/** The policy is set with the content, whose hashes it contains. */
export function setPageHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply
    .type('text/html; charset=utf-8')
    .header('vary', varyOfPages)
    .header('server-timing', describeServerTiming())
    .headers(describeCaching(request));
}
