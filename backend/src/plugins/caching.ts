import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for everybody: who asks, from where and when does not matter. */
    isSharedAnswer?: true;
  }
}

const sharedSeconds = 60;

/** Says of each answer whether the edge, and anyone between, may keep it. */
export const caching = fastifyPlugin((app, _options, done) => {
  app.addHook('onSend', async (request, reply) => {
    const isShared =
      request.routeOptions.config.isSharedAnswer === true && reply.statusCode === 200;
    reply.header('cache-control', isShared ? `public, max-age=${sharedSeconds}` : 'no-store');
  });
  done();
});
