import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { integritySchema } from '@tidegate/contracts/remotes/release';
import { reasonSchema } from '../../../release/plainText';
import type { ChangeResult } from '../../../release/registryReplies';
import { authorize } from '../../auth/authorize';
import { completeUpload } from '../../releases/completeUpload';
import { requireScope, type Deployer } from '../../auth/deployTokens';
import type { LiveSet } from '../../generations/liveSet';
import { activateRelease, rollBack } from '../../generations/liveSetChanges';
import { parseReleaseName, parseRequest, versionSchema } from '../parseRequest';
import { revokeRelease } from '../../releases/revocation';

/** Any name is recorded, even if no such remote exists. */
const remote = z.string().check(z.regex(/^[\w@.-]{1,60}$/));
const completionBody = z.object({ integrity: integritySchema });
const activationBody = z.object({
  remote,
  version: versionSchema,
  again: z.optional(z.boolean()),
  reason: z.optional(reasonSchema),
});
const rollbackBody = z.object({
  remote,
  from: z.optional(versionSchema),
  reason: z.optional(reasonSchema),
});
const revocationBody = z.object({ remote, version: versionSchema, reason: reasonSchema });

function logChange(request: FastifyRequest, deployer: Deployer, result: ChangeResult): void {
  if (!result.isChanged) return;
  const { id, remotes } = result.generation;
  request.log.info({ generation: id, remotes, deployer: deployer.name }, 'live set changed');
}

export function changeRoutes(app: FastifyInstance, liveSet: LiveSet): void {
  const { db } = liveSet;

  app.post('/releases/:remote/:version/complete', async (request) => {
    const deployer = await authorize(db, request);
    const name = parseReleaseName(request.params);
    requireScope(deployer, name.remote);
    const { integrity } = parseRequest(completionBody, request.body);
    await completeUpload(liveSet, name, { integrity, deployer });
    request.log.info({ ...name, deployer: deployer.name }, 'release complete');
    return { status: 'released', ...name, integrity };
  });

  app.post('/activations', async (request) => {
    const deployer = await authorize(db, request);
    const release = parseRequest(activationBody, request.body);
    const result = await activateRelease(liveSet, release, deployer);
    logChange(request, deployer, result);
    return result;
  });

  app.post('/rollbacks', async (request) => {
    const deployer = await authorize(db, request);
    const result = await rollBack(liveSet, parseRequest(rollbackBody, request.body), deployer);
    logChange(request, deployer, result);
    return result;
  });

  app.post('/revocations', async (request) => {
    const deployer = await authorize(db, request);
    const revocation = parseRequest(revocationBody, request.body);
    const result = await revokeRelease(liveSet, revocation, deployer);
    logChange(request, deployer, result);
    return result;
  });
}
