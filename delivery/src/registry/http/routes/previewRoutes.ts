import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import type { Acceptance } from '../../releases/acceptance';
import { authorize } from '../../auth/authorize';
import { requireScope } from '../../auth/deployTokens';
import { issuePreview, type SignPreview } from '../../auth/issuePreview';
import { parseRequest, versionSchema } from '../parseRequest';

const previewBody = z.object({ remote: z.enum(remoteNames), version: versionSchema });

export function previewRoutes(
  app: FastifyInstance,
  {
    signPreview,
    previewKey,
    ...acceptance
  }: Acceptance & { signPreview: SignPreview; previewKey: string },
): void {
  app.post('/previews', async (request) => {
    const deployer = await authorize(acceptance.db, request);
    const name = parseRequest(previewBody, request.body);
    requireScope(deployer, name.remote);
    const issued = await issuePreview(acceptance, name, {
      deployer,
      sign: (preview) => signPreview(preview, previewKey),
    });
    request.log.info({ ...name, preview: issued.id, deployer: deployer.name }, 'preview issued');
    return issued;
  });
}
