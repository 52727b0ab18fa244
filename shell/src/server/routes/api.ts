import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../callBackend';
import { readClientApp } from '../clientApp';
import { passHeaders } from '../passHeaders';
import { isSameSiteWrite, isSecureSite } from '../requestOrigin';
import { applySessionChange, isCookieSession } from '../sessionCookie';
import { toVisitorCall } from '../visitorCall';

const prefixes = ['/api/*', '/ws/*', '/l10n', '/l10n/*'];

/** Calls of browsers: passed on with the visitor's token, which never travels to the page. */
export function registerApi(
  app: FastifyInstance,
  backend: Backend,
  publicOrigin: string | undefined,
): void {
  async function handleCall(request: FastifyRequest, reply: FastifyReply) {
    const { method } = request;
    const isWrite = method !== 'GET' && method !== 'HEAD';
    if (isWrite && isCookieSession(request) && !isSameSiteWrite(request)) {
      return reply.code(409).send({
        code: 409,
        message: 'This request came from another site.',
        data: null,
      });
    }
    const answer = await backend.call({
      ...toVisitorCall(request),
      appType: readClientApp(request),
      method,
      url: request.url,
      body: isWrite ? (request.body as Buffer<ArrayBuffer> | undefined) : undefined,
      contentType: request.headers['content-type'],
      passed: passHeaders(request),
    });
    applySessionChange(reply, answer.sessionChange, isSecureSite(request, publicOrigin));
    if (answer.location !== undefined) reply.header('location', answer.location);
    return reply
      .code(answer.httpStatus)
      .type(answer.contentType)
      .header('cache-control', answer.cacheControl ?? 'no-store')
      .send(answer.body);
  }

  void app.register(async (scope) => {
    // Bytes pass through as they came; the backend is the one that parses them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => {
      done(null, body);
    });
    for (const url of prefixes) scope.all(url, handleCall);
  });
}
