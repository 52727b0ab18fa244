import type { Generation } from '@tidegate/contracts/remotes/release';
import type { FastifyRequest } from 'fastify';
import { isPhone } from '../../device/isPhone';
import type { PageDocument } from '../../pages/pageDocument';
import type { ShellState } from '../../store/createSiteStore';
import type { Backend } from '../backend-client/backend';
import { toVisitorCall } from '../backend-client/toVisitorCall';
import type { RefusedForm } from '../forms/submitPageForm';
import type { SessionChange } from '../http/sessionCookie';
import type { CreateDocument } from '../pages/createDocuments';
import type { Notice } from '../pages/createNotices';
import type { FrameWords } from '../pages/pageWords';
import { toPageVisit } from '../pages/toPageVisit';
import type { Candidates } from '../releases/createCandidates';
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

/** What is known of a page before its regions are rendered. */
export interface PageFacts {
  url: string;
  generation: Generation;
  candidates: Candidates;
  /** Undefined for a page of a remote. */
  document: PageDocument | undefined;
  state: ShellState;
  sessionChange: SessionChange | undefined;
}

export interface PageFactOptions {
  backend: Backend;
  live: Pick<LiveGeneration, 'current'>;
  findCandidates: FindCandidates;
  frameWords: (language: FastifyRequest['entry']['language']) => Promise<FrameWords>;
  createDocument: CreateDocument;
  findCurrency: FindCurrency;
}

export function createPageFactFinder({
  backend,
  live,
  findCandidates,
  frameWords,
  createDocument,
  findCurrency,
}: PageFactOptions) {
  return async (request: FastifyRequest, { refused, notice }: PageChange): Promise<PageFacts> => {
    const { language, device, sitePath } = request.entry;
    const generation = live.current();
    const visit = { ...toPageVisit(request), ...(refused && { refused }) };
    const [{ user, sessionChange }, currency, frame, candidates, document] = await Promise.all([
      findVisitor(backend, toVisitorCall(request)),
      findCurrency(request),
      frameWords(language),
      findCandidates(generation, language, request.overrides),
      notice?.document ?? createDocument(language, sitePath, visit),
    ]);
    const url = request.siteOrigin + request.url;
    const isH5 = isPhone(request.headers);
    const state = describeShellState({ url, language, device, isH5, currency, user, frame });
    return { url, generation, candidates, document, state, sessionChange };
  };
}
