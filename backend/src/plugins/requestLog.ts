import fastifyPlugin from 'fastify-plugin';

/**
 * One line for each call that was refused, without address, query, headers or body. Others are
 * details: a page makes several of them, and its own line is the edge's.
 */
export const requestLog = fastifyPlugin((app, _options, done) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log[request.errorCode ? 'info' : 'debug'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ...(request.errorCode && { code: request.errorCode }),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  done();
});
