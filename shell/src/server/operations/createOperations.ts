import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { registerHealth, type Health } from './health';
import { registerCacheFiles } from './registerCacheFiles';
import type { PartDocument, PartName, Parts } from './connectParts';

export interface ListenAddress {
  host: string;
  /** 0 lets the system choose. */
  port: number;
}

const otherParts: readonly PartName[] = ['backend', 'registry'];

function sendDocument(reply: FastifyReply, document: PartDocument | undefined): FastifyReply {
  return document
    ? reply.type(document.contentType).send(document.text)
    : reply.code(503).send({ answers: false });
}

/** All metrics in one document. An unreachable part is only reported as down. */
function createMetricsReader(registry: Registry, parts: Parts): () => Promise<string> {
  const isUp = new Gauge({
    name: 'tidegate_part_up',
    help: 'Whether a part of this server answers.',
    labelNames: ['part'],
    registers: [registry],
  });
  return async () => {
    const texts = await Promise.all(
      otherParts.map(async (part) => {
        const document = await parts.fetchDocument(part, '/metrics');
        isUp.set({ part }, document ? 1 : 0);
        return document?.text ?? '';
      }),
    );
    return [await registry.metrics(), ...texts].join('\n');
  };
}

/** The internal listener for operators, which visitors cannot reach. */
export function createOperations({
  registry,
  parts,
  checkPages,
}: {
  registry: Registry;
  parts: Parts;
  checkPages: () => Promise<Health>;
}): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const readMetrics = createMetricsReader(registry, parts);

  registerHealth(app, { checkPages, parts });
  registerCacheFiles(app);
  app.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await readMetrics()),
  );
  app.get('/status', async (_, reply) =>
    sendDocument(reply, await parts.fetchDocument('registry', '/status')),
  );
  app.get('/openapi.json', async (_, reply) =>
    sendDocument(reply, await parts.fetchDocument('backend', '/openapi.json')),
  );

  return app;
}
