import Fastify from 'fastify';
import { createEdgeServer } from './createEdgeServer';

test('a request that is not complete after fifteen seconds may be given up', () => {
  const app = createEdgeServer({ logger: Fastify().log, trustedProxies: [] });

  expect(app.server.requestTimeout).toBe(15_000);
});
