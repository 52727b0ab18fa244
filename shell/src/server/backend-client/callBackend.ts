import {
  loginPath,
  logoutPath,
  reauthenticatePath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import { sessionGrantSchema } from '@tidegate/contracts/api/account/schemas';
import { trackingHeader } from '@tidegate/contracts/api/payments/endpoints';
import { webAppType } from '@tidegate/contracts/visitors/appTypes';
import { secondStepPath } from '@tidegate/contracts/api/second-factor/endpoints';
import { secondStepSchema } from '@tidegate/contracts/api/second-factor/schemas';
import { errorTable } from '@tidegate/contracts/errors/errors';
import { parseCheckedPath } from '@tidegate/contracts/visitors/botCheck';
import { Pool } from 'undici';
import { createRefusal } from '../http/createRefusal';
import { toSessionHandle, type SessionChange } from '../http/sessionCookie';

export interface BackendCall {
  method: string;
  url: string;
  body?: string | Buffer<ArrayBuffer> | undefined;
  contentType?: string | undefined;
  /** Headers of the caller to pass on unchanged. */
  passed?: Readonly<Record<string, string>> | undefined;
  token: string | undefined;
  clientAddress: string;
  countryCode?: string | undefined;
  userAgent?: string | undefined;
  requestId: string;
  /** Attribution that the backend stores with orders. */
  tracking?: string | undefined;
  /** App type of a native client, which stores its token itself. */
  appType?: number | undefined;
}

export interface BackendReply {
  httpStatus: number;
  body: Buffer;
  contentType: string;
  cacheControl: string | undefined;
  /** Headers of the backend to pass on unchanged. */
  passed?: Readonly<Record<string, string>>;
  sessionChange: SessionChange | undefined;
}

const timeoutMs = 8000;

/** Calls that can grant a session token. */
const grantingPaths: readonly string[] = [
  loginPath,
  anonymousSignupPath,
  reauthenticatePath,
  secondStepPath,
];

const passedBack = ['location', 'allow', 'retry-after', 'etag'] as const;

const secondStepCode = errorTable['accounts.secondStepNeeded'].envelopeCode;

interface ReplyBody {
  code?: unknown;
  data?: unknown;
  error?: { details?: unknown };
}

export interface Backend {
  call: (call: BackendCall) => Promise<BackendReply>;
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The path as the backend's router decodes it: `%6Cogin` is `login`. */
export function toRoutedPath(url: string): string {
  return decodeURIComponent(new URL(url, 'http://backend.invalid').pathname);
}

/** Calls the backend for visitors, adds their token and removes tokens from replies. */
export function createBackend(origin: string): Backend {
  // `fetch` with its streams and abort signals would cost a third of the edge's time.
  const pool = new Pool(origin, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs });

  async function send(call: BackendCall): Promise<BackendReply> {
    const { method, url, body, contentType, token, clientAddress, countryCode, requestId } = call;
    const { appType = webAppType, userAgent, passed, tracking } = call;
    const { pathname, search } = new URL(origin + url);
    try {
      const reply = await pool.request({
        method,
        path: pathname + search,
        headers: {
          ...passed,
          'x-app-type': String(appType),
          'x-forwarded-for': clientAddress,
          'x-request-id': requestId,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(userAgent !== undefined && { 'user-agent': userAgent }),
          ...(countryCode !== undefined && { 'x-country-code': countryCode }),
          ...(tracking !== undefined && { [trackingHeader]: tracking }),
          ...(contentType !== undefined && { 'content-type': contentType }),
        },
        ...(body !== undefined && body.length > 0 && { body }),
      });
      const { statusCode: httpStatus, headers } = reply;
      const read = (name: string) => headers[name]?.toString();
      return {
        httpStatus,
        body: Buffer.from(await reply.body.arrayBuffer()),
        contentType: read('content-type') ?? 'application/json',
        cacheControl: read('cache-control'),
        passed: Object.fromEntries(
          passedBack.flatMap((name) => {
            const value = read(name);
            return value === undefined ? [] : [[name, value]];
          }),
        ),
        // The session has expired, so its cookie is useless.
        sessionChange: httpStatus === 401 || httpStatus === 403 ? { kind: 'end' } : undefined,
      };
    } catch {
      return {
        httpStatus: errorTable['server.unreachable'].httpStatus,
        body: json(createRefusal('server.unreachable', requestId)),
        contentType: 'application/json',
        cacheControl: undefined,
        sessionChange: undefined,
      };
    }
  }

  /** Stores the challenge of a second step at the edge, like a token. */
  function keepChallenge(reply: BackendReply, envelope: ReplyBody | undefined): BackendReply {
    const { details, ...error } = envelope?.error ?? {};
    const step = secondStepSchema.safeParse(details);
    if (envelope?.code !== secondStepCode || !step.success) return reply;
    const { challenge, expires_at: expiresAt } = step.data;
    return {
      ...reply,
      body: json({ ...envelope, error }),
      sessionChange: { kind: 'secondStep', challenge, expiresAt: new Date(expiresAt) },
    };
  }

  /** Moves the token to the cookie and gives the page a handle of the session. */
  function startSession(reply: BackendReply): BackendReply {
    const envelope = parseJson(reply.body) as ReplyBody | undefined;
    const grant = sessionGrantSchema.safeParse(envelope?.data);
    if (!grant.success) return keepChallenge(reply, envelope);
    const { token, expires_at: expiresAt } = grant.data;
    return {
      ...reply,
      body: json({ ...envelope, data: { session: toSessionHandle(token), expires_at: expiresAt } }),
      sessionChange: { kind: 'start', token, expiresAt: new Date(expiresAt) },
    };
  }

  return {
    async call(call) {
      const reply = await send(call);
      if (call.appType !== undefined) return { ...reply, sessionChange: undefined };
      const asked = toRoutedPath(call.url);
      const path = parseCheckedPath(asked)?.path ?? asked;
      if (grantingPaths.includes(path) && reply.httpStatus === 200) return startSession(reply);
      // A logout ends the session only if it reached the backend, so that the visitor can retry.
      if (path === logoutPath && reply.httpStatus === 200) {
        return { ...reply, sessionChange: { kind: 'end' } };
      }
      return reply;
    },
  };
}
