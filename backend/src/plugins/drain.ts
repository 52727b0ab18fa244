import { setTimeout as wait } from 'node:timers/promises';

import { SiteError } from '@tidegate/contracts/errors/siteError';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Fails the health check for `durationMs`, which diverts load balancers. */
    drain(durationMs: number): Promise<void>;
    throwIfDraining(): void;
  }
}

/** Otherwise callers see kept-alive connections break when the server closes. */
export const drain = fastifyPlugin((app, _options, done) => {
  let isDraining = false;
  app.decorate('drain', async (durationMs: number) => {
    isDraining = true;
    await wait(durationMs);
  });
  app.decorate('throwIfDraining', () => {
    if (isDraining) throw new SiteError('server.draining', 'The server is shutting down');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  done();
});
