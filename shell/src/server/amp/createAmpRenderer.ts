import type { Language } from '@tidegate/contracts/languages';
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend-client/callBackend';
import type { createFrameWords } from '../pages/pageWords';
import type { CreateDocument } from '../pages/createDocuments';
import type { RenderPool } from '../rendering/renderPool';
import type { RenderReply } from '../rendering/renderTask';
import { findOrigin } from '../http/requestOrigin';
import { createAmpFinder } from './findAmpContent';

export interface AmpOptions {
  publicOrigin: string | undefined;
  backend: Backend;
  frameWords: ReturnType<typeof createFrameWords>;
  createDocument: CreateDocument;
  pool: RenderPool;
  ampStyle: string;
}

/** Renders the AMP form of a page; undefined if it has none. */
export function createAmpRenderer(options: AmpOptions) {
  const { publicOrigin, backend, frameWords, createDocument, pool, ampStyle } = options;
  const findContent = createAmpFinder(backend, createDocument);

  return async (
    request: FastifyRequest,
    language: Language,
    sitePath: string,
  ): Promise<RenderReply | undefined> => {
    const { searchParams } = new URL(request.url, 'http://site.invalid');
    const amp = await findContent(language, sitePath, searchParams);
    if (!amp) return undefined;
    const { footer, heads } = await frameWords(language);
    const origin = findOrigin(request, publicOrigin);
    return pool.render({ amp, style: ampStyle, origin, sitePath, language, footer, heads });
  };
}
