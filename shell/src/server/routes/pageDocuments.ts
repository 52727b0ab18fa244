import { defaultLanguage } from '@tidegate/contracts/languages';
import type { FastifyInstance } from 'fastify';
import { parsePrefix } from '../../locale/prefix';
import { pageDocumentPath } from '../../pages/pageDocument';
import type { CreateDocument } from '../pages/createDocuments';

/** Pages of the shell for client navigations, under the version of the shell that shows them. */
export function registerPageDocuments(
  app: FastifyInstance,
  { createDocument, shellVersion }: { createDocument: CreateDocument; shellVersion: string },
): void {
  app.get<{ Params: { version: string; '*': string } }>(
    `${pageDocumentPath}:version/*`,
    async ({ params }, reply) => {
      if (params.version !== shellVersion) return reply.code(409).send();
      const { language, sitePath } = parsePrefix(`/${params['*']}`);
      const document = await createDocument(language ?? defaultLanguage, sitePath);
      reply.header('cache-control', 'public, max-age=300');
      return document ?? reply.code(404).send();
    },
  );
}
