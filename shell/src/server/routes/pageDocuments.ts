import { defaultLanguage } from '@tidegate/contracts/languages';
import type { FastifyInstance } from 'fastify';
import { parsePrefix } from '../../locale/prefix';
import { pageDocumentPath } from '../../pages/pageDocument';
import { findPage } from '../../routes/findPage';
import type { CreateDocument } from '../pages/createDocuments';
import { toPageVisit } from '../pages/toPageVisit';

/** Pages of the shell for client navigations, under the version of the shell that shows them. */
export function registerPageDocuments(
  app: FastifyInstance,
  { createDocument, shellVersion }: { createDocument: CreateDocument; shellVersion: string },
): void {
  app.get<{ Params: { version: string; '*': string } }>(
    `${pageDocumentPath}:version/*`,
    async (request, reply) => {
      const { params } = request;
      if (params.version !== shellVersion) return reply.code(409).send();
      const { language, sitePath } = parsePrefix(`/${params['*']}`);
      const document = await createDocument(
        language ?? defaultLanguage,
        sitePath,
        toPageVisit(request),
      );
      const isByPlatform = findPage(sitePath)?.route.isByPlatform;
      reply.header('cache-control', `${isByPlatform ? 'private' : 'public'}, max-age=300`);
      // No document is an answer, which a browser need not complain about in its console.
      return document ?? reply.code(204).send();
    },
  );
}
