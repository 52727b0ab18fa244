import { createHash } from 'node:crypto';

import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response does not depend on the visitor, the country or the time. */
    isSharedAnswer?: true;
  }
  interface FastifyReply {
    /** Limits how long a shared response may be cached. */
    shareFor(seconds: number | undefined): void;
    sharedSeconds: number;
  }
}

const mostSharedSeconds = 60;

function nameVersion(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export const caching = fastifyPlugin((app, _options, done) => {
  app.decorateReply('sharedSeconds', mostSharedSeconds);
  app.decorateReply('shareFor', function shareFor(seconds = mostSharedSeconds) {
    this.sharedSeconds = Math.min(mostSharedSeconds, seconds);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { isSharedAnswer = false } = request.routeOptions.config;
    const isAnswer = reply.statusCode === 200 && request.errorCode === null;
    if (!isSharedAnswer || !isAnswer || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const version = nameVersion(payload);
    reply.header('cache-control', `public, max-age=${reply.sharedSeconds}`);
    reply.header('etag', version);
    const cached = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
    if (!cached.includes(version)) return payload;
    reply.code(304);
    return null;
  });
  done();
});
