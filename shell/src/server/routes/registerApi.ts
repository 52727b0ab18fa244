import { analyticsPath } from '@tidegate/contracts/api/visitors/endpoints';
import { errorTable, type ErrorCode } from '@tidegate/contracts/errors/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../backend-client/backend';
import { toRoutedPath } from '../backend-client/toRoutedPath';
import { readClientApp } from '../backend-client/readClientApp';
import { passHeaders } from '../backend-client/passHeaders';
import { createRateLimit } from '../http/createRateLimit';
import { createRefusal } from '../http/createRefusal';
import { isSameSiteWrite } from '../http/requestOrigin';
import { applySessionChange, isCookieSession } from '../http/sessionCookie';
import { toVisitorCall } from '../backend-client/toVisitorCall';

/** A page reports events at most every five seconds, and many pages can share an address. */
const tellingLimit = { most: 240, windowMs: 60_000 };

const prefixes = ['/api/*', '/ws/*', '/l10n', '/l10n/*'];

/** Excludes TRACE, which `fetch` cannot send. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function refuse(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  return reply
    .code(errorTable[code].httpStatus)
    .header('cache-control', 'no-store')
    .send(createRefusal(code, request.id));
}

/** Proxies API calls with the visitor's token, which never reaches the page. */
export function registerApi(app: FastifyInstance, backend: Backend): void {
  const mayReport = createRateLimit(tellingLimit);

  async function handleCall(request: FastifyRequest, reply: FastifyReply) {
    const { method, body } = request;
    if (toRoutedPath(request.url) === analyticsPath && !mayReport(request.ip)) {
      return refuse(request, reply, 'analytics.tooMany');
    }
    const isWrite = method !== 'GET' && method !== 'HEAD';
    if (isWrite && isCookieSession(request) && !isSameSiteWrite(request)) {
      return refuse(request, reply, 'requests.foreignSite');
    }
    const answer = await backend.call({
      ...toVisitorCall(request),
      appType: readClientApp(request),
      method,
      url: request.url,
      body: isWrite && Buffer.isBuffer(body) ? body : undefined,
      contentType: request.headers['content-type'],
      passed: passHeaders(request),
    });
    applySessionChange(reply, answer.sessionChange);
    return reply
      .code(answer.httpStatus)
      .headers(answer.passed ?? {})
      .type(answer.contentType)
      .header('cache-control', answer.cacheControl ?? 'no-store')
      .send(answer.body);
  }

  void app.register(async (scope) => {
    // Bodies pass through as bytes, and the backend parses them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => {
      done(null, body);
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
      if (!isTooLarge) request.log.error({ err: error }, 'A call was not passed on');
      return refuse(request, reply, isTooLarge ? 'requests.tooLarge' : 'server.failed');
    });
    for (const url of prefixes) scope.route({ method: methods, url, handler: handleCall });
  });
}
