import fastifyPlugin from 'fastify-plugin';

export const replyHeaders = fastifyPlugin((app, _options, done) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  });
  done();
});
