import type { FastifyRequest } from 'fastify';
import { isSameSiteWrite } from './requestOrigin';

function aRequest(headers: Record<string, string>): FastifyRequest {
  return { headers, host: 'tidegate.example' } as unknown as FastifyRequest;
}

test.each([
  ['its own page', { 'sec-fetch-site': 'same-origin' }, true],
  ['the address bar', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, false],
  ['an old browser on its own page', { origin: 'https://tidegate.example' }, true],
  ['an old browser on another site', { origin: 'https://evil.example' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['nobody knows', {}, false],
])('a write from %s: %j is allowed: %s', (_, headers, isAllowed) => {
  expect(isSameSiteWrite(aRequest(headers as Record<string, string>))).toBe(isAllowed);
});
