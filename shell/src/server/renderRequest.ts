import type { Language } from '@tidegate/contracts/languages';
import type { RemoteFault } from '@tidegate/contracts/faults';
import type { FastifyRequest } from 'fastify';
import { isPhone } from '../device/isPhone';
import type { ConsentWords } from '../pageContext';
import { findProductionAddress } from '../routes/reopenedPaths';
import type { Entry } from '../routes/resolveEntry';
import type { Backend } from './callBackend';
import { readConsent } from './consent/readConsent';
import type { EdgeWords } from './forms/edgeWords';
import type { RefusedForm } from './forms/submitPageForm';
import { findVisitor } from './findVisitor';
import type { LiveGeneration } from './liveGeneration';
import type { LiveReleases } from './liveReleases';
import { formatOverrides, type Overrides } from './overrides';
import { createPageTransport } from './pageTransport';
import type { createFrameWords } from './pageWords';
import type { CreateDocument } from './pages/createDocuments';
import type { Notice } from './pages/createNotices';
import { toPageVisit } from './pages/toPageVisit';
import { renderPage } from './renderPage';
import type { RenderPool } from './renderPool';
import type { RenderReply, ShellAssets } from './renderTask';
import { findOrigin } from './requestOrigin';
import type { SessionChange } from './sessionCookie';
import { toVisitorCall } from './visitorCall';

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
  onFaults: (faults: readonly RemoteFault[]) => void;
}

/** What a page is to say besides what is at its address. */
export interface Saying {
  refused?: RefusedForm | undefined;
  /** Takes the place of the page, whatever that is. */
  notice?: Notice | undefined;
}

export interface RenderedRequest extends RenderReply {
  sessionChange: SessionChange | undefined;
  /** Whether every anonymous visitor may get this very page. */
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

/** Gathers what a page needs (visitor, menus, releases) and has it rendered. */
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
    createDocument,
    edgeWords,
  } = options;

  return async (
    request: FastifyRequest,
    { language, device, sitePath }: Extract<Entry, { kind: 'page' }>,
    overrides: Overrides,
    { refused, notice }: Saying = {},
  ): Promise<RenderedRequest> => {
    const generation = live.current();
    const visitorCall = toVisitorCall(request);
    const [visitor, frame, candidates, document] = await Promise.all([
      findVisitor(backend, visitorCall),
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

    const rendered = await renderPage(
      pool,
      {
        url,
        ...(form && { form }),
        language,
        device,
        isH5: isPhone(request.headers['user-agent']),
        isDevelopment: siteEnv === 'development',
        overrides: formatOverrides(overrides),
        generation: generation.id,
        releases: candidates,
        user: visitor.user,
        ...frame,
        consent: describeConsent(edgeWords[language], request),
        document,
        productionAddress: findProductionAddress(options.productionOrigin, new URL(url), {
          sitePath,
          device,
        }),
        assets,
      },
      page.transport,
    );
    options.onFaults(rendered.faults);
    return {
      ...rendered,
      status: notice?.status ?? refused?.httpStatus ?? rendered.status,
      sessionChange: page.sessionChange() ?? visitor.sessionChange,
      isShared: page.isShared() && rendered.faults.length === 0 && rendered.status < 500,
    };
  };
}
