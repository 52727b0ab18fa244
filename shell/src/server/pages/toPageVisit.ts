import type { FastifyRequest } from 'fastify';
import { findPlatform } from '../../device/findPlatform';
import type { PageVisit } from './sectionContext';

export function toPageVisit({ url, headers }: FastifyRequest): PageVisit {
  const { searchParams } = new URL(url, 'http://site.invalid');
  return { searchParams, platform: findPlatform(headers) };
}
