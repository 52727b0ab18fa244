import { pageParameters } from '@tidegate/contracts/remotes/pageParameters';
import type { FastifyRequest } from 'fastify';
import { readAddress } from '../http/requestOrigin';

const known: ReadonlySet<string> = new Set(pageParameters);

/** Path and query that a page is rendered for, without parameters that no page reads. */
export function readPageAddress(request: Pick<FastifyRequest, 'url'>): URL {
  const address = readAddress(request);
  const search = [...address.searchParams].filter(([name]) => known.has(name));
  address.search = new URLSearchParams(search).toString();
  return address;
}

export function toPageUrl(request: Pick<FastifyRequest, 'url'>): string {
  const { pathname, search } = readPageAddress(request);
  return pathname + search;
}
