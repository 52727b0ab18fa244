import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderAmpPage } from '../amp/createAmpPageRenderer';
import type { Backend } from '../backend-client/backend';
import { createFormHandler } from '../page-requests/createFormHandler';
import { createPrivatePageHook } from '../page-requests/createPrivatePageHook';
import { findPageKey } from '../page-requests/createCacheKeyFinder';
import { createResponseCache } from '../page-requests/createResponseCache';
import { createPageHooks } from '../page-requests/createPageHooks';
import { createNoticeSender, type SendNotice } from '../page-requests/createNoticeSender';
import {
  createHtmlSender,
  createPageSender,
  type PagePolicyOptions,
} from '../page-requests/sendPage';
import type { CreateNotice } from '../pages/createNotices';
import type { FindRoute } from '../releases/routes/createRouteFinder';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import { createReleaseChoice, type ReleaseChoiceOptions } from '../releases/createReleaseChoice';
import type { FailedPages } from '../rendering/loadFailedPages';
import { createHtmlCache } from '../rendering/htmlCache';
import type { RenderPage } from '../rendering/createPageRenderer';
import type { AnswerSecondFactor } from '../second-factor/createSecondFactorPages';
import type { IsBlocked } from '../visitor/createCountryGate';
import type { FindCurrency } from '../visitor/visitorCurrency';

export interface PageOptions extends ReleaseChoiceOptions, PagePolicyOptions {
  backend: Backend;
  live: Pick<LiveGeneration, 'current'>;
  findRoute: FindRoute;
  createNotice: CreateNotice;
  failedPages: FailedPages;
  isBlocked: IsBlocked;
  findCurrency: FindCurrency;
  answerSecondFactor: AnswerSecondFactor;
  renderPage: RenderPage;
  renderAmpPage: RenderAmpPage;
}

/** Handles all remaining addresses. Other routes send their notices with the returned function. */
export function registerPages(app: FastifyInstance, options: PageOptions): SendNotice {
  const { renderPage, renderAmpPage } = options;
  const cache = createHtmlCache(app.log);
  const responseCache = createResponseCache({ ...options, cache });
  const releaseChoice = createReleaseChoice(options);
  const sendHtml = createHtmlSender({ ...options, responseCache });
  const sendPage = createPageSender(options.failedPages, sendHtml);
  const sendNotice = createNoticeSender({ ...options, releaseChoice, sendPage });
  const answerPrivatePage = createPrivatePageHook({ ...options, sendPage });
  app.decorateRequest('cacheKey');
  app.decorateRequest('entry');
  app.decorateRequest('overrides');
  const route = {
    url: '/*',
    preHandler: createPageHooks({
      ...options,
      ...{ releaseChoice, responseCache, sendNotice, answerPrivatePage },
    }),
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') void sendNotice(request, reply, 'tooLarge');
      else reply.send(error);
    },
  };

  app.route({
    ...route,
    method: ['GET', 'HEAD'],
    onRequest: responseCache.answer,
    async handler(request, reply) {
      const key = findPageKey(request);
      const cached = key === undefined ? undefined : cache.find(key);
      if (cached) return sendHtml(request, reply, cached);
      const renderNow = async () => (await renderAmpPage(request)) ?? renderPage(request);
      return sendPage(request, reply, () =>
        key === undefined ? renderNow() : cache.renew(key, renderNow),
      );
    },
  });
  app.route({ ...route, method: 'POST', handler: createFormHandler({ ...options, sendPage }) });
  return sendNotice;
}
