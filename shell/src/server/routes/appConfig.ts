import type { FastifyInstance } from 'fastify';
import { appConfigPaths, type FindAppConfig } from '../content/createAppConfig';

/** `/ac.json` and `/ac_dev.json`: what open pages fetch once they are idle. */
export function registerAppConfig(app: FastifyInstance, findAppConfig: FindAppConfig): void {
  for (const path of appConfigPaths) {
    app.get(path, async (_, reply) => {
      const config = await findAppConfig(path);
      reply.header('cache-control', config ? 'public, max-age=300' : 'no-store');
      // No configuration is an answer, which a browser need not complain about in its console.
      return config ?? reply.code(204).send();
    });
  }
}
