import fastifyPlugin from 'fastify-plugin';

/** Logs each refused call without personal data. The edge logs the page that made it. */
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
