import fastifyPlugin from 'fastify-plugin';

/** One line for each request, without address, query, headers or body. */
export const requestLog = fastifyPlugin((app, _options, done) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
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
