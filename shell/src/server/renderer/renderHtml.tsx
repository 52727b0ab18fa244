import { text } from 'node:stream/consumers';
import { languageTable } from '@tidegate/contracts/languages';
import { BearingsRose } from '@tidegate/design-system/scenes';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { serialiseBoot } from '../../boot';
import { ConsentBanner } from '../../consent/ConsentBanner';
import { Footer, footerId } from '../../frame/Footer';
import { toBasename } from '../../locale/prefix';
import type { PageContext } from '../../pageContext';
import { createPageSource } from '../../pages/pageSource';
import { PageBody } from '../../pages/PageBody';
import { secondSectionId } from '../../pages/sections/PageSections';
import { toPageFacts } from '../../pages/toPageFacts';
import { createLiveStore } from '../../remotes/liveStore';
import { createRemoteStyles } from '../../remotes/remoteStyles';
import { createRoutes } from '../../routes/createRoutes';
import { createPageLoaders } from '../../routes/pageLoader';
import { SiteRoot } from '../../SiteRoot';
import { createSiteStore, type SiteStore } from '../../store/createSiteStore';
import type { PageRegions } from '../fragments/assemblePageRegions';
import { fixedMeta } from '../rendering/fixedMeta';
import type { RenderReply, RenderTask } from '../rendering/renderTask';
import { decidePageStart } from './decidePageStart';
import { describePage } from './describePage';
import { loadShellMessages } from './loadShellMessages';
import { createRenderedHost, createRenderedSource } from './renderedRegions';
import { StartScripts } from './StartScripts';
import { SecondFactor } from './second-factor/SecondFactor';

const callNothing = () => Promise.reject(new Error('a page is put together without calls'));

function createStore({ state, regions: { slices, api, dispatched } }: RenderTask) {
  const store = createSiteStore({ transport: callNothing, preloadedState: state });
  for (const action of dispatched) store.dispatch(action);
  return {
    store,
    state: { ...store.getState(), ...toStates(slices), ...(api && { siteApi: api }) },
  };
}

function toStates(slices: PageRegions['slices']) {
  return Object.fromEntries(Object.entries(slices).map(([remote, { state }]) => [remote, state]));
}

function describeStatus({ document, regions }: RenderTask, routedStatus: number): number {
  const { page, submission } = regions;
  if (document || routedStatus !== 200) return routedStatus;
  // Without a document or region there is no such page.
  const region = page?.region ?? { status: 'notFound' };
  if (region.status === 'notFound') return 404;
  if (region.status === 'unavailable') return 503;
  if (region.status === 'ready' && region.isIncomplete) return 503;
  return submission?.status === 'refused' ? 422 : 200;
}

async function decidePage(task: RenderTask) {
  const pages = createPageSource(
    async () =>
      task.document && {
        facts: toPageFacts(task.document),
        content: task.document.secondFactor ? (
          <SecondFactor document={task.document} />
        ) : (
          <PageBody document={task.document} />
        ),
      },
  );
  const handler = createStaticHandler(
    createRoutes(
      createPageLoaders({
        regions: createRenderedSource(task.regions),
        findReleases: () => Promise.resolve(),
        pages,
        findShown: () => undefined,
        isServer: true,
      }),
    ),
    { basename: toBasename(task.language, task.device) || '/' },
  );
  const context = await handler.query(new Request(task.url));
  if (context instanceof Response) {
    throw new Error('a page that is put together leads nowhere else');
  }
  const { submission } = task.regions;
  const route = context.matches.at(-1)?.route.id;
  if (submission && route !== undefined) context.actionData = { [route]: submission };
  return { pages, context, router: createStaticRouter(handler.dataRoutes, context) };
}

function findFonts({ assets, language }: RenderTask): readonly string[] {
  return assets.fonts[languageTable[language].script] ?? [];
}

/** The element that the first paint waits for, because what is painted in parts moves. */
function findFirstPaint({ document }: RenderTask): string {
  return document && document.sections.length > 1 ? secondSectionId : footerId;
}

async function prerenderPage(
  task: RenderTask,
  { store, state }: { store: SiteStore; state: ReturnType<typeof createStore>['state'] },
  { pages, context, router }: Awaited<ReturnType<typeof decidePage>>,
): Promise<string> {
  const { messages: shellMessages, i18n: messages } = await loadShellMessages(task.language);
  const { boot, styles, preloads } = describePage(task, state, context, shellMessages);
  const { global } = boot.state;
  const page: PageContext = {
    origin: boot.origin,
    heads: global.localisation.documents['head.json'],
    language: task.language,
    isDevelopment: task.isDevelopment,
    device: task.device,
    fonts: findFonts(task),
    live: createLiveStore(boot.live),
    styles: createRemoteStyles(styles),
    shellStyles: task.assets.styles,
    startElements: (
      <>
        <link rel="expect" href={`#${findFirstPaint(task)}`} blocking="render" />
        <StartScripts
          inlineScript={task.assets.startScript.text}
          start={decidePageStart(task)}
          scripts={task.assets.scripts}
          preloads={preloads}
        />
      </>
    ),
    bootJson: serialiseBoot(boot),
    overrides: task.overrides,
    fixedMeta,
    footer: <Footer config={global.footerConfig} />,
    notFoundPicture: <BearingsRose bearing={404} />,
    consent: task.consent,
    consentBanner: <ConsentBanner />,
  };
  const host = createRenderedHost(task.regions);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <SiteRoot services={{ store, messages, host, pages, page, isHydrating: () => false }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteRoot>,
    {
      // React moves larger boundaries into place with an inline script, which the CSP forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Assembles a page from rendered regions. No code of a release runs here. */
export async function renderHtml(task: RenderTask): Promise<RenderReply> {
  const created = createStore(task);
  const decided = await decidePage(task);
  const html = await prerenderPage(task, created, decided);
  return { status: describeStatus(task, decided.context.statusCode), html };
}
