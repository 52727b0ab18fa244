import type { FastifyRequest } from 'fastify';
import { toPrefixedPath } from '../../locale/prefix';
import { toLoginAddress } from '../../routes/paths/accountPaths';
import { findProductionAddress } from '../../routes/paths/findProductionAddress';
import { toVisitorCall } from '../backend-client/toVisitorCall';
import { describeConsent } from '../consent/describeConsent';
import type { InlineStyles } from '../critical-styles/createStyleInliner';
import type { EdgeMessages } from '../forms/loadEdgeMessages';
import type { RenderRegion } from '../fragments/createRegionRenderer';
import { renderRegions, type PageRedirect } from '../fragments/renderRegions';
import { listFormFields } from '../http/formBody';
import { readPageAddress } from '../page-requests/pageAddress';
import type { SessionChange } from '../http/sessionCookie';
import { formatOverrides } from '../releases/overrides';
import {
  createPageFactFinder,
  type PageChange,
  type PageFactOptions,
} from './createPageFactFinder';
import { createPageTransport } from './createPageTransport';
import type { RenderPool } from './createRenderPool';
import type { ShellAssets } from './readShellAssets';

export interface RenderPageOptions extends PageFactOptions {
  siteEnv: 'development' | 'production';
  productionOrigin?: string | undefined;
  assets: ShellAssets;
  edgeMessages: EdgeMessages;
  pool: Pick<RenderPool, 'renderHtml'>;
  renderRegion: RenderRegion;
  inlineStyles: InlineStyles;
}

export interface RenderedPage {
  status: number;
  location?: string | undefined;
  html: string;
  styleHashes?: readonly string[];
  sessionChange?: SessionChange | undefined;
  /** Whether every anonymous visitor may get this page. */
  isShared: boolean;
}

export type RenderPage = (request: FastifyRequest, change?: PageChange) => Promise<RenderedPage>;

function readForm({ method, body }: FastifyRequest, { refused, notice }: PageChange) {
  // The edge itself has taken the form of a page that it changes.
  return method === 'POST' && !refused && !notice ? { form: listFormFields(body) } : {};
}

function toRedirect(made: PageRedirect, request: FastifyRequest) {
  const { language, device, sitePath } = request.entry;
  const { search } = readPageAddress(request);
  const [status, to] =
    made.kind === 'redirect' ? [made.status, made.to] : [303, toLoginAddress(sitePath + search)];
  return { status, location: toPrefixedPath(to, language, device), html: '', isShared: false };
}

export function createPageRenderer(options: RenderPageOptions): RenderPage {
  const { siteEnv, productionOrigin, assets, backend, edgeMessages, pool } = options;
  const { renderRegion, inlineStyles } = options;
  const findFacts = createPageFactFinder(options);
  const isDevelopment = siteEnv === 'development';

  return async (request, change = {}) => {
    const { entry, overrides } = request;
    const { language, device, sitePath } = entry;
    const api = createPageTransport(backend, toVisitorCall(request));
    const { url, state, document, candidates, generation, ...facts } = await findFacts(
      request,
      change,
      api.transport,
    );
    const place = { url, language, device, isDevelopment, state };
    const made = await renderRegions(renderRegion, {
      sitePath,
      isOfShell: document !== undefined,
      slots: document?.slots,
      candidates,
      request: { ...place, ...readForm(request, change), instantMs: Date.now() },
      transport: api.transport,
    });
    const sessionChange = api.sessionChange() ?? facts.sessionChange;
    if (made.kind !== 'page') return { ...toRedirect(made, request), sessionChange };

    const page = await pool.renderHtml({
      ...place,
      assets,
      document,
      overrides: formatOverrides(overrides),
      generation: generation.id,
      regions: made.regions,
      consent: describeConsent(edgeMessages[language], request),
      productionAddress: findProductionAddress(productionOrigin, new URL(url), entry),
    });
    return {
      ...page,
      ...(await inlineStyles(page.html, made.regions.used)),
      status: change.notice?.status ?? change.refused?.httpStatus ?? page.status,
      sessionChange,
      isShared: api.isShared() && made.isWhole && page.status < 500,
    };
  };
}
