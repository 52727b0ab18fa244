import Fastify from 'fastify';
import { createEdgeServer } from './createEdgeServer';

test('an incomplete request times out after fifteen seconds', () => {
  const app = createEdgeServer({ logger: Fastify().log, trustedProxies: [] });

  expect(app.server.requestTimeout).toBe(15_000);
});
