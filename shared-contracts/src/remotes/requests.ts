import type { ApiRequest } from '../siteApi';

type Options = Pick<ApiRequest, 'botCheck' | 'idempotencyKey'>;

export function get(path: string, search?: Readonly<Record<string, string>>): ApiRequest {
  return { method: 'GET', path, ...(search && { search }) };
}

export function post(path: string, body?: unknown, options?: Options): ApiRequest {
  return { method: 'POST', path, body, ...options };
}
