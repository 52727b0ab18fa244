import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeliveryError } from '../../../release/deliveryError';
import { releaseLimits } from '../../../release/releaseDocument';
import { authorize } from '../../auth/authorize';
import { beginUpload } from '../../releases/beginUpload';
import type { RegistryDatabase } from '../../openRegistryDatabase';
import { requireScope } from '../../auth/deployTokens';
import type { ObjectStore } from '../../storage/objectStore';
import { parseFilePath, parseReleaseName } from '../parseRequest';
import { receiveFile } from '../../releases/receiveFile';

interface UploadOptions {
  db: RegistryDatabase;
  store: ObjectStore;
}

/** Node.js reads a body of known length to its end, so the client receives a refusal. */
function announcedLength(request: FastifyRequest): number {
  const length = request.headers['content-length'];
  if (length !== undefined) return Number(length);
  throw new DeliveryError('delivery.lengthRequired', 'Send the file with a Content-Length.');
}

function requireBytes(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new DeliveryError('delivery.invalidRequest', 'Send release.json as application/json.');
}

function requireStream(body: unknown): Readable {
  if (body instanceof Readable) return body;
  throw new DeliveryError('delivery.invalidRequest', 'Send the file as application/octet-stream.');
}

/** Register in a separate scope: bodies stay raw, and files are streamed instead of buffered. */
export function uploadRoutes(app: FastifyInstance, options: UploadOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: releaseLimits.documentBytes },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser('application/octet-stream', (_request, stream, done) =>
    done(null, stream),
  );

  app.addHook('onRequest', async (request) => {
    const deployer = await authorize(options.db, request);
    requireScope(deployer, parseReleaseName(request.params).remote);
  });

  app.post('/releases/:remote/:version', (request) =>
    beginUpload(options, parseReleaseName(request.params), requireBytes(request.body)),
  );

  app.put('/releases/:remote/:version/files/*', async (request, reply) => {
    await receiveFile(options, parseReleaseName(request.params), {
      path: parseFilePath(request.params),
      bytes: requireStream(request.body),
      lengthBytes: announcedLength(request),
    });
    return reply.code(204).send();
  });
}
