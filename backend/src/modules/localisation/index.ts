import { join } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { loadDocuments } from './documentRepository';
import { localisationRoutes } from './localisationRoutes';
import { localisationService } from './localisationService';

export async function createLocalisation(
  contentFolder: string,
  log: FastifyBaseLogger,
): Promise<FastifyPluginAsyncZod> {
  const documents = await loadDocuments(join(contentFolder, 'l10n'), (file, cause) =>
    log.error({ err: cause, file }, 'A localised document cannot be read'),
  );
  return localisationRoutes(localisationService(documents));
}
