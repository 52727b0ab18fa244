import fastifyPlugin from 'fastify-plugin';

/** Every reply names its request, and may be kept by nobody unless its route says otherwise. */
export const replyHeaders = fastifyPlugin((app, _options, done) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  });
  done();
});
