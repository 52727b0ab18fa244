import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { FastifyRequest } from 'fastify';
import { isPhone } from '../../device/isPhone';
import type { Backend } from '../backend-client/backend';
import { toVisitorCall } from '../backend-client/toVisitorCall';
import type { RefusedForm } from '../forms/submitPageForm';
import type { CreateDocument } from '../pages/createDocuments';
import type { Notice } from '../pages/createNotices';
import type { FrameMessages } from '../pages/pageMessages';
import { toPageUrl } from '../page-requests/pageAddress';
import { toPageVisit } from '../pages/toPageVisit';
import type { FindCandidates } from '../releases/createCandidateFinder';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import { findVisitor } from '../visitor/findVisitor';
import type { FindCurrency } from '../visitor/visitorCurrency';
import { describeShellState } from './describeShellState';

/** What is shown in place of what a page usually shows. */
export interface PageChange {
  refused?: RefusedForm | undefined;
  /** Replaces the page. */
  notice?: Notice | undefined;
}

export interface PageFactOptions {
  backend: Backend;
  live: Pick<LiveGeneration, 'current'>;
  findCandidates: FindCandidates;
  frameMessages: (language: FastifyRequest['entry']['language']) => Promise<FrameMessages>;
  createDocument: CreateDocument;
  findCurrency: FindCurrency;
}

/** Finds what is known of a page before its regions are rendered. */
export function createPageFactFinder(options: PageFactOptions) {
  const { backend, live, findCandidates, frameMessages, createDocument, findCurrency } = options;
  return async (
    request: FastifyRequest,
    { refused, notice }: PageChange,
    transport: ApiTransport,
  ) => {
    const { language, device, sitePath } = request.entry;
    const generation = live.current();
    const visit = {
      ...toPageVisit(request, { findCurrency, transport }),
      ...(refused && { refused }),
    };
    const [{ user, sessionChange }, currency, frame, candidates, document] = await Promise.all([
      findVisitor(backend, toVisitorCall(request)),
      findCurrency(request),
      frameMessages(language),
      findCandidates(generation, language, request.overrides),
      notice?.document ?? createDocument(language, sitePath, visit),
    ]);
    const url = request.siteOrigin + toPageUrl(request);
    const isH5 = isPhone(request.headers);
    const state = describeShellState({ url, language, device, isH5, currency, user, frame });
    return { url, generation, candidates, document, state, sessionChange };
  };
}
