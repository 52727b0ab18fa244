import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Release } from '@tidegate/contracts/remotes/release';
import { isRemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { DeliveryError, unknownRemote } from '../../../release/deliveryError';
import { privateForYear, isFresh } from '../caching';
import { contentTypeOf, isCompressed } from '../contentTypes';
import type { RegistryDatabase } from '../../openRegistryDatabase';
import { findFirstGeneration } from '../../generations/generationRepository';
import {
  objectKey,
  type Encoding,
  type ObjectStore,
  type StoredObject,
} from '../../storage/objectStore';
import {
  pageCursor,
  pageLimit,
  parseFilePath,
  parseReleaseName,
  parseRequest,
} from '../parseRequest';
import { listReleases } from '../../releases/releaseRepository';
import { createReleaseReader, getStoredRelease } from '../../releases/storedRelease';

interface ReleaseOptions {
  db: RegistryDatabase;
  store: ObjectStore;
}

const bestFirst: Encoding[] = ['br', 'gzip'];

const listParams = z.object({ remote: z.string() });
const listQuery = z.object({ limit: pageLimit, before: pageCursor });

/** A lost variant costs bytes, no failure. */
async function findSmallest(
  store: ObjectStore,
  integrity: string,
  encoding: Encoding | null,
): Promise<{ stored: StoredObject; encoding?: Encoding } | undefined> {
  const variant = encoding && (await store.get(objectKey(integrity, encoding)));
  if (variant) return { stored: variant, encoding };
  const stored = await store.get(objectKey(integrity));
  return stored && { stored };
}

async function sendFile(
  { store, release }: { store: ObjectStore; release: Release },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = parseFilePath(request.params);
  const file = Object.hasOwn(release.files, path) ? release.files[path] : undefined;
  const accepted = isCompressed(path) ? request.headers['accept-encoding'] : undefined;
  const wanted = negotiate(accepted ?? '', bestFirst);
  const found = file && (await findSmallest(store, file.integrity, wanted));
  if (!found) {
    const title = `${release.name}@${release.version}`;
    throw new DeliveryError('delivery.unknownFile', `${title} has no file ${path}.`);
  }
  const { stored, encoding } = found;
  reply.header('cache-control', privateForYear).header('vary', 'accept-encoding');
  reply.header('x-content-type-options', 'nosniff').type(contentTypeOf(path));
  if (encoding) reply.header('content-encoding', encoding);
  if (isFresh(request, reply, `${file.integrity}${encoding ? `-${encoding}` : ''}`)) {
    stored.stream.destroy();
    return reply.send();
  }
  return reply.header('content-length', stored.sizeBytes).send(stored.stream);
}

export function releaseRoutes(app: FastifyInstance, { db, store }: ReleaseOptions): void {
  const getReleased = createReleaseReader(db);

  app.get('/releases/:remote', async (request) => {
    const { remote } = parseRequest(listParams, request.params);
    if (!isRemoteName(remote)) throw unknownRemote(remote);
    return listReleases(db, remote, parseRequest(listQuery, request.query));
  });

  app.get('/releases/:remote/:version/release.json', async (request, reply) => {
    const { document, integrity } = await getReleased(parseReleaseName(request.params));
    reply.header('cache-control', privateForYear).type('application/json; charset=utf-8');
    return isFresh(request, reply, integrity) ? reply.send() : reply.send(document);
  });

  app.get('/releases/:remote/:version/first-generation', async (request) => {
    const name = parseReleaseName(request.params);
    const generation = await findFirstGeneration(db, name);
    if (generation !== undefined) return { generation };
    throw new DeliveryError(
      'delivery.unknownGeneration',
      `${name.remote}@${name.version} was never live.`,
    );
  });

  app.get('/releases/:remote/:version/revocation', async (request) => {
    const name = parseReleaseName(request.params);
    const { revocationReason: reason } = await getStoredRelease(db, name);
    if (reason !== null) return { reason };
    throw new DeliveryError(
      'delivery.notRevoked',
      `${name.remote}@${name.version} is not revoked.`,
    );
  });

  app.get('/releases/:remote/:version/files/*', async (request, reply) => {
    const { release } = await getReleased(parseReleaseName(request.params));
    return sendFile({ store, release }, request, reply);
  });
}
