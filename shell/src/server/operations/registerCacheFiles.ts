import type { FastifyInstance } from 'fastify';
import { describeNginxRules, describeNginxServer } from '../shared-caching/describeNginx';
import { describeVarnish } from '../shared-caching/describeVarnish';

const files = {
  'nginx-http.conf': describeNginxRules,
  'nginx-server.conf': describeNginxServer,
  'varnish.vcl': describeVarnish,
} as const;

/** Settings of shared caches for exactly this version of the site. */
export function registerCacheFiles(app: FastifyInstance): void {
  for (const [name, describe] of Object.entries(files)) {
    app.get(`/caches/${name}`, (_, reply) => reply.type('text/plain').send(describe()));
  }
}
