import type { FastifyInstance } from 'fastify';
import { appConfigPaths, type FindAppConfig } from '../content/createAppConfig';

export function registerAppConfig(app: FastifyInstance, findAppConfig: FindAppConfig): void {
  for (const path of appConfigPaths) {
    app.get(path, async (_, reply) => {
      const config = await findAppConfig(path);
      reply.header('cache-control', config ? 'public, max-age=300' : 'no-store');
      // Browsers log a 404 as an error in the console.
      return config ?? reply.code(204).send();
    });
  }
}
