import { defaultLanguage } from '@tidegate/contracts/languages';
import type { FastifyInstance } from 'fastify';
import { parsePrefix } from '../../locale/prefix';
import { pageDocumentPath } from '../../pages/pageDocument';
import { isMadeForOne } from '../../routes/paths/accountPaths';
import { toCanonicalPath } from '../../routes/paths/toCanonicalPath';
import { findPage } from '../../routes/findPage';
import { isGatedPath } from '../../routes/paths/isGatedPath';
import type { IsBlocked } from '../visitor/createCountryGate';
import type { CreateDocument } from '../pages/createDocuments';
import type { CreateNotice } from '../pages/createNotices';
import { toPageVisit } from '../pages/toPageVisit';

export function registerPageDocuments(
  app: FastifyInstance,
  options: {
    createDocument: CreateDocument;
    createNotice: CreateNotice;
    isBlocked: IsBlocked;
    shellVersion: string;
  },
): void {
  const { createDocument, createNotice, isBlocked, shellVersion } = options;
  app.get<{ Params: { version: string; '*': string } }>(
    `${pageDocumentPath}:version/*`,
    async (request, reply) => {
      const { params } = request;
      if (params.version !== shellVersion) return reply.code(409).send();
      const { language = defaultLanguage, sitePath } = parsePrefix(`/${params['*']}`);
      if (isMadeForOne(toCanonicalPath(sitePath))) {
        return reply.code(205).header('cache-control', 'no-store').send();
      }
      const isGated = isGatedPath(sitePath);
      if (isGated && (await isBlocked(request))) {
        reply.header('cache-control', 'no-store');
        return createNotice('unavailable', language, sitePath).document;
      }
      const document = await createDocument(language, sitePath, toPageVisit(request));
      const isByPlatform = findPage(sitePath)?.route.isByPlatform;
      reply.header(
        'cache-control',
        `${isByPlatform || isGated ? 'private' : 'public'}, max-age=300`,
      );
      // Browsers log a 404 as an error in the console.
      return document ?? reply.code(204).send();
    },
  );
}
