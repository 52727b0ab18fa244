import {
  loginPath,
  logoutPath,
  reauthenticatePath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import { trackingHeader } from '@tidegate/contracts/api/payments/endpoints';
import { secondStepPath } from '@tidegate/contracts/api/second-factor/endpoints';
import { errorTable } from '@tidegate/contracts/errors/errors';
import { webAppType } from '@tidegate/contracts/visitors/appTypes';
import { parseCheckedPath } from '@tidegate/contracts/visitors/botCheck';
import { Pool } from 'undici';
import { createRefusal } from '../http/createRefusal';
import type { Backend, BackendCall, BackendReply } from './backend';
import { takeSession } from './takeSession';
import { toRoutedPath } from './toRoutedPath';

const timeoutMs = 8000;

/** Calls that can grant a session token. */
const grantingPaths: readonly string[] = [
  loginPath,
  anonymousSignupPath,
  reauthenticatePath,
  secondStepPath,
];

const passedBack = ['location', 'allow', 'retry-after', 'etag'] as const;

function describeHeaders(call: BackendCall): Record<string, string> {
  const { passed, appType = webAppType, clientAddress, requestId } = call;
  const { token, userAgent, countryCode, tracking, contentType } = call;
  return {
    ...passed,
    'x-app-type': String(appType),
    'x-forwarded-for': clientAddress,
    'x-request-id': requestId,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    ...(countryCode !== undefined && { 'x-country-code': countryCode }),
    ...(tracking !== undefined && { [trackingHeader]: tracking }),
    ...(contentType !== undefined && { 'content-type': contentType }),
  };
}

async function send(pool: Pool, origin: string, call: BackendCall): Promise<BackendReply> {
  const { method, url, body } = call;
  const { pathname, search } = new URL(origin + url);
  const reply = await pool.request({
    method,
    path: pathname + search,
    headers: describeHeaders(call),
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
}

function describeOutage(requestId: string): BackendReply {
  return {
    httpStatus: errorTable['server.unreachable'].httpStatus,
    body: Buffer.from(JSON.stringify(createRefusal('server.unreachable', requestId))),
    contentType: 'application/json',
    cacheControl: undefined,
    sessionChange: undefined,
  };
}

/** Calls the backend for visitors, adds their token and removes tokens from replies. */
export function createBackend(origin: string): Backend {
  // `fetch` with its streams and abort signals would cost a third of the edge's time.
  const pool = new Pool(origin, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  return {
    async call(call) {
      const { appType, requestId, url } = call;
      const reply = await send(pool, origin, call).catch(() => describeOutage(requestId));
      if (appType !== undefined) return { ...reply, sessionChange: undefined };
      const routed = toRoutedPath(url);
      const path = parseCheckedPath(routed)?.path ?? routed;
      if (grantingPaths.includes(path) && reply.httpStatus === 200) return takeSession(reply);
      // A logout ends the session only if it reached the backend, so that the visitor can retry.
      if (path === logoutPath && reply.httpStatus === 200) {
        return { ...reply, sessionChange: { kind: 'end' } };
      }
      return reply;
    },
  };
}
