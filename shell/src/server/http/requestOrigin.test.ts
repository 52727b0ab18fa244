import type { FastifyRequest } from 'fastify';
import { findOrigin, isSameSiteWrite } from './requestOrigin';

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

test.each([
  ['the host it was asked for', 'tidegate.example:8080', undefined, 'http://tidegate.example:8080'],
  ['the origin of the settings', 'evil.example', 'https://a.example', 'https://a.example'],
  ['no host, as HTTP/1.0 may', '', undefined, 'http://localhost'],
  ['markup', 'evil.example"><x', undefined, 'http://localhost'],
  ['more than a host', 'me:secret@evil.example/path', undefined, 'http://evil.example'],
])('the origin of a request with %s', (_, host, publicOrigin, origin) => {
  expect(findOrigin({ protocol: 'http', host }, publicOrigin)).toBe(origin);
});

test('an invalid protocol from a proxy is treated as HTTP', () => {
  const protocol = 'javascript' as 'http';
  expect(findOrigin({ protocol, host: 'a.example' }, undefined)).toBe('http://a.example');
});
