import type { Language } from '@tidegate/contracts/languages';
import type { FastifyRequest } from 'fastify';
import { isPhone } from '../../device/isPhone';
import type { ConsentWords } from '../../pageContext';
import { toPrefixedPath } from '../../locale/prefix';
import { toLoginAddress } from '../../routes/paths/accountPaths';
import { findMount } from '../../routes/findMount';
import { findProductionAddress } from '../../routes/paths/reopenedPaths';
import type { Entry } from '../../routes/resolveEntry';
import type { Backend } from '../backend-client/callBackend';
import { readConsent } from '../consent/readConsent';
import type { EdgeWords } from '../forms/edgeWords';
import type { RefusedForm } from '../forms/submitPageForm';
import { findVisitor } from '../visitor/findVisitor';
import type { RenderRegion } from '../fragments/renderRegion';
import { renderRegions, type RegionsResult } from '../fragments/renderRegions';
import type { LiveGeneration } from '../releases/liveGeneration';
import type { LiveReleases } from '../releases/liveReleases';
import { formatOverrides, type Overrides } from '../releases/overrides';
import { createPageTransport } from './pageTransport';
import type { createFrameWords } from '../pages/pageWords';
import type { CreateDocument } from '../pages/createDocuments';
import type { Notice } from '../pages/createNotices';
import { toPageVisit } from '../pages/toPageVisit';
import type { RenderPool } from './renderPool';
import type { ShellAssets } from './renderTask';
import { findOrigin } from '../http/requestOrigin';
import type { SessionChange } from '../http/sessionCookie';
import { describeShellState } from './shellState';
import { toVisitorCall } from '../backend-client/visitorCall';
import type { FindCurrency } from '../visitor/visitorCurrency';

export interface RenderRequestOptions {
  siteEnv: 'development' | 'production';
  publicOrigin: string | undefined;
  productionOrigin: string | undefined;
  assets: ShellAssets;
  backend: Backend;
  live: LiveGeneration;
  releases: LiveReleases;
  frameWords: ReturnType<typeof createFrameWords>;
  createDocument: CreateDocument;
  edgeWords: EdgeWords;
  pool: RenderPool;
  renderRegion: RenderRegion;
  findCurrency: FindCurrency;
}

export interface RenderOptions {
  refused?: RefusedForm | undefined;
  /** Replaces the page. */
  notice?: Notice | undefined;
}

export interface RenderedRequest {
  status: number;
  location?: string | undefined;
  html: string;
  sessionChange: SessionChange | undefined;
  /** Whether every anonymous visitor may get this page. */
  isShared: boolean;
}

function describeConsent(t: EdgeWords[Language], request: FastifyRequest): ConsentWords {
  return {
    heading: t('consent.heading'),
    text: t('consent.text'),
    policy: t('consent.policy'),
    accept: t('consent.accept'),
    reject: t('consent.reject'),
    withdraw: t('consent.withdraw'),
    ...(readConsent(request) === undefined && { back: request.url }),
  };
}

function readForm(request: FastifyRequest): [string, string][] | undefined {
  if (request.method !== 'POST') return undefined;
  return Object.entries((request.body ?? {}) as Record<string, string | string[]>).flatMap(
    ([name, value]) => [value].flat().map((one): [string, string] => [name, one]),
  );
}

type PageEntry = Extract<Entry, { kind: 'page' }>;

function toRedirect(
  made: Exclude<RegionsResult, { kind: 'page' }>,
  { language, device, sitePath }: PageEntry,
  { search }: URL,
) {
  const [status, to] =
    made.kind === 'redirect' ? [made.status, made.to] : [303, toLoginAddress(sitePath + search)];
  return { status, location: toPrefixedPath(to, language, device), html: '' };
}

export function createRequestRenderer(options: RenderRequestOptions) {
  const {
    siteEnv,
    publicOrigin,
    assets,
    backend,
    live,
    releases,
    frameWords,
    pool,
    renderRegion,
    createDocument,
    edgeWords,
    findCurrency,
  } = options;

  return async (
    request: FastifyRequest,
    entry: PageEntry,
    overrides: Overrides,
    { refused, notice }: RenderOptions = {},
  ): Promise<RenderedRequest> => {
    const { language, device, sitePath } = entry;
    const generation = live.current();
    const visitorCall = toVisitorCall(request);
    const [visitor, currency, frame, candidates, document] = await Promise.all([
      findVisitor(backend, visitorCall),
      findCurrency(request),
      frameWords(language),
      releases.forServer(generation, language, overrides),
      notice?.document ??
        createDocument(language, sitePath, {
          ...toPageVisit(request),
          ...(refused && { refused }),
        }),
    ]);
    const page = createPageTransport(backend, visitorCall);
    const form = refused || notice ? undefined : readForm(request);
    const url = findOrigin(request, publicOrigin) + request.url;

    const isDevelopment = siteEnv === 'development';
    const state = describeShellState({
      ...{ url, language, device, currency, frame, user: visitor.user },
      isH5: isPhone(request.headers),
    });
    const made = await renderRegions(renderRegion, {
      sitePath,
      isOfShell: document !== undefined,
      slots: (document ?? findMount(sitePath))?.slots ?? [],
      releases: candidates,
      request: {
        ...{ url, language, device, isDevelopment, instantMs: Date.now() },
        ...(form && { form }),
        state,
      },
      transport: page.transport,
    });
    const sessionChange = page.sessionChange() ?? visitor.sessionChange;
    if (made.kind !== 'page') {
      return { ...toRedirect(made, entry, new URL(url)), sessionChange, isShared: false };
    }

    const rendered = await pool.render({
      ...{ url, language, device, isDevelopment, state },
      overrides: formatOverrides(overrides),
      generation: generation.id,
      regions: made.regions,
      consent: describeConsent(edgeWords[language], request),
      document,
      productionAddress: findProductionAddress(options.productionOrigin, new URL(url), {
        sitePath,
        device,
      }),
      assets,
    });
    const isWhole = made.faults.length === 0 && !made.isDelayed;
    return {
      ...rendered,
      status: notice?.status ?? refused?.httpStatus ?? rendered.status,
      sessionChange,
      isShared: page.isShared() && isWhole && rendered.status < 500,
    };
  };
}
