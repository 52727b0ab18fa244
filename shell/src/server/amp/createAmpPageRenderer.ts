import type { FastifyRequest } from 'fastify';
import { readAmpPath } from '../../routes/paths/ampPath';
import type { Backend } from '../backend-client/backend';
import type { createFrameMessages } from '../pages/pageMessages';
import type { CreateDocument } from '../pages/createDocuments';
import type { RenderPool } from '../rendering/createRenderPool';
import type { RenderedPage } from '../rendering/createPageRenderer';
import { readPageAddress } from '../page-requests/pageAddress';
import { createAmpFinder } from './createAmpFinder';

export interface AmpOptions {
  backend: Backend;
  frameMessages: ReturnType<typeof createFrameMessages>;
  createDocument: CreateDocument;
  pool: Pick<RenderPool, 'renderHtml'>;
  ampStyle: string;
}

/** Renders the AMP form of a page; undefined if none was requested or exists. */
export type RenderAmpPage = (request: FastifyRequest) => Promise<RenderedPage | undefined>;

export function createAmpPageRenderer(options: AmpOptions): RenderAmpPage {
  const { backend, frameMessages, createDocument, pool, ampStyle } = options;
  const findContent = createAmpFinder(backend, createDocument);

  return async (request) => {
    const { language } = request.entry;
    const sitePath = readAmpPath(request.entry.sitePath);
    if (sitePath === undefined) return undefined;
    const { searchParams } = readPageAddress(request);
    const amp = await findContent(language, sitePath, searchParams);
    if (!amp) return undefined;
    const { footer, heads } = await frameMessages(language);
    const { siteOrigin: origin } = request;
    const task = { amp, style: ampStyle, origin, sitePath, language, footer, heads };
    return { ...(await pool.renderHtml(task)), isShared: true };
  };
}
