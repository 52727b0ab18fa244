import type { FastifyRequest } from 'fastify';
import { findPlatform } from '../../device/findPlatform';
import { readAddress } from '../http/requestOrigin';
import type { PageVisit } from './sectionContext';

export function toPageVisit(request: FastifyRequest): PageVisit {
  const { searchParams } = readAddress(request);
  return { searchParams, platform: findPlatform(request.headers) };
}
