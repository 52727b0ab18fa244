import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { successCode } from './errors/envelope';
import type { ErrorCode } from './errors/errors';
import type { BotCheck } from './visitors/botCheck';

/** A call to the site's own origin; `path` starts with a slash. */
export interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  search?: Readonly<Record<string, string>>;
  body?: unknown;
  /** A UUID per user intent, for calls that move money. */
  idempotencyKey?: string;
  /** Runs in a browser before the call; server rendering and pages without script skip it. */
  botCheck?: BotCheck;
  signal?: AbortSignal;
}

/** HTTP status 0 means no reply. `body` is parsed JSON, or undefined. */
export interface ApiReply {
  httpStatus: number;
  body: unknown;
}

/** Sends calls: `fetch` in a browser, the edge's proxy on the server. */
export type ApiTransport = (request: ApiRequest) => Promise<ApiReply>;

/** A refused or failed call. `code` is the envelope's, else the HTTP status. */
export interface ApiFailure {
  httpStatus: number;
  code: number;
  /** The stable error code; absent if the reply has no envelope. */
  name?: ErrorCode;
  message: string;
  details?: Readonly<Record<string, unknown>>;
}

type SiteBaseQuery = BaseQueryFn<Omit<ApiRequest, 'signal'>, unknown, ApiFailure>;

interface EnvelopeBody {
  code: number;
  message: string;
  data: unknown;
  error?: { code?: ErrorCode; details?: Readonly<Record<string, unknown>> };
}

function isEnvelope(body: unknown): body is EnvelopeBody {
  if (typeof body !== 'object' || body === null || !('code' in body)) return false;
  // A low score of the bot check has `err_code` in place of data.
  return 'data' in body || 'err_code' in body;
}

const callSite: SiteBaseQuery = async (request, { extra, signal }) => {
  const transport = extra as ApiTransport;
  const { httpStatus, body } = await transport({ ...request, signal });
  const isAnswered = httpStatus >= 200 && httpStatus < 300;

  if (isEnvelope(body)) {
    if (isAnswered && body.code === successCode) return { data: body.data };
    const { code, message, error: { code: name, details } = {} } = body;
    return {
      error: { httpStatus, code, message, ...(name && { name }), ...(details && { details }) },
    };
  }
  // A reply without the envelope (`yoast-head`) is the data itself.
  if (isAnswered) return { data: body };
  return { error: { httpStatus, code: httpStatus, message: '' } };
};

/** The only RTK Query API of a page; remotes inject endpoints, and tags work across remotes. */
export const siteApi = createApi({
  reducerPath: 'siteApi',
  baseQuery: callSite,
  tagTypes: ['Profile', 'Plans', 'Articles', 'Orders'],
  endpoints: () => ({}),
});

export type SiteApi = typeof siteApi;
