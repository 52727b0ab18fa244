import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import { DeliveryError } from '../../../release/deliveryError';
import type { Verification } from '../../../release/registryReplies';
import type { Acceptance } from '../../releases/acceptance';
import { listAuditEntries } from '../../auth/auditRepository';
import { authorize } from '../../auth/authorize';
import { describeStatus } from '../../generations/describeStatus';
import { pageLimit, parseReleaseName, parseRequest } from '../parseRequest';
import { checkFiles } from '../../releases/storedFiles';
import { getStoredRelease } from '../../releases/storedRelease';

const auditQuery = z.object({ limit: pageLimit, remote: z.optional(z.enum(remoteNames)) });

async function checkHealth({ db, store }: Acceptance): Promise<void> {
  try {
    await sql`select 1`.execute(db);
    await store.check();
  } catch (cause) {
    throw new DeliveryError('delivery.unavailable', 'The registry cannot work.', { cause });
  }
}

export function statusRoutes(app: FastifyInstance, acceptance: Acceptance): void {
  const { db, store } = acceptance;

  app.get('/healthz', async () => {
    await checkHealth(acceptance);
    return { status: 'ok' };
  });

  app.get('/status', () => describeStatus(acceptance));

  app.get('/audit', async (request) => {
    await authorize(db, request);
    return { entries: await listAuditEntries(db, parseRequest(auditQuery, request.query)) };
  });

  app.get('/releases/:remote/:version/verify', async (request): Promise<Verification> => {
    await authorize(db, request);
    const { release } = await getStoredRelease(db, parseReleaseName(request.params));
    const files = await checkFiles(store, release);
    return { isIntact: files.every(({ status }) => status === 'intact'), files };
  });
}
