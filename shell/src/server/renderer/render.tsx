import { text } from 'node:stream/consumers';
import type { RemoteFault } from '@tidegate/contracts/faults';
import { languageTable } from '@tidegate/contracts/languages';
import { remoteNames } from '@tidegate/contracts/remoteNames';
import { siteApi, type ApiTransport } from '@tidegate/contracts/siteApi';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { serialiseBoot } from '../../boot';
import { createWords, type Words } from '../../locale/createWords';
import { toBasename } from '../../locale/prefix';
import type { PageContext } from '../../pageContext';
import { createPageSource } from '../../pages/pageSource';
import { PageBody } from '../../pages/PageBody';
import { createLiveStore } from '../../remotes/liveStore';
import { createRemoteStyles } from '../../remotes/remoteStyles';
import { RemoteFaultError } from '../../remotes/RemoteFaultError';
import { createRoutes } from '../../routes/createRoutes';
import type { PageData } from '../../routes/pageLoader';
import { SiteRoot } from '../../SiteRoot';
import { createSiteStore, type SiteStore } from '../../store/createSiteStore';
import type { RenderReply, RenderTask } from '../renderTask';
import { createServerHost, type ServerHost } from './createServerHost';
import { describePage, type StaticContext } from './describePage';

function loadShellWords(language: string): Promise<Words> {
  return import(
    /* webpackMode: "eager" */ `../../../locales/${language}/shell.json`
  ) as Promise<Words>;
}

function createStore(task: RenderTask, transport: ApiTransport): SiteStore {
  const { language, device, isH5, url, user, navigation } = task;
  return createSiteStore({
    transport,
    preloadedState: {
      app: {
        device,
        language,
        isH5,
        host: new URL(url).host,
        isInit: false,
        isOnline: true,
        appConfig: null,
      },
      user,
      global: { isShowLoading: false, userMessage: null, navConfig: navigation },
    },
  });
}

function toRequest({ url, form }: RenderTask): Request {
  if (!form) return new Request(url);
  const body = new URLSearchParams(form.map(([name, value]) => [name, value]));
  return new Request(url, { method: 'POST', body });
}

class RemoteRenderFailed extends Error {
  readonly fault: RemoteFault;

  constructor(fault: RemoteFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Blames the remote that was rendering when React caught the error; an error of the shell is thrown. */
function blame(host: ServerHost, error: unknown): RemoteFault | undefined {
  const remote = remoteNames.find((name) => host.isRendering(name));
  host.markRendering(null);
  const version =
    remote && host.used().find(({ browser }) => browser.remote === remote)?.browser.version;
  if (!remote || version === undefined) return undefined;
  return new RemoteFaultError(remote, version, 'remotes.threwAtRender', error).fault;
}

async function renderHtml(
  task: RenderTask,
  store: SiteStore,
  host: ServerHost,
  {
    context,
    dataRoutes,
    words,
    pages,
  }: {
    context: StaticContext;
    dataRoutes: Parameters<typeof createStaticRouter>[0];
    words: ReturnType<typeof createWords>;
    pages: ReturnType<typeof createPageSource>;
  },
  shellWords: Words,
): Promise<string> {
  const { boot, styles, preloads } = describePage(task, store, host, context, shellWords);
  const page: PageContext = {
    origin: boot.origin,
    heads: boot.heads,
    language: task.language,
    isDevelopment: task.isDevelopment,
    device: task.device,
    fonts: task.assets.fonts[languageTable[task.language].script] ?? [],
    live: createLiveStore(boot.live),
    styles: createRemoteStyles(styles),
    shellStyles: task.assets.styles,
    shellScripts: task.assets.scripts,
    preloads,
    bootJson: serialiseBoot(boot),
    overrides: task.overrides,
    footer: task.footer,
    consent: task.consent,
  };
  const errors: { error: unknown; fault: RemoteFault | undefined }[] = [];

  const { prelude } = await prerenderToNodeStream(
    <SiteRoot services={{ store, words, host, pages, page, isHydrating: () => false }}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteRoot>,
    {
      // Larger boundaries would be moved into place by an inline script, which the policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        errors.push({ error, fault: blame(host, error) });
      },
    },
  );
  const html = await text(prelude);
  const [first] = errors;
  if (first?.fault) throw new RemoteRenderFailed(first.fault);
  if (first) throw first.error;
  return html;
}

async function renderOnce(
  task: RenderTask,
  transport: ApiTransport,
  failed: readonly RemoteFault[],
): Promise<RenderReply> {
  const store = createStore(task, transport);
  try {
    return await renderWith(task, store, failed);
  } finally {
    // Ends the timers of the API's cache, which would keep this store for another minute.
    if ('siteApi' in store.getState()) store.dispatch(siteApi.util.resetApiState());
  }
}

async function renderWith(
  task: RenderTask,
  store: SiteStore,
  failed: readonly RemoteFault[],
): Promise<RenderReply> {
  const { language, device } = task;
  const host = createServerHost(task, store, failed);
  const shellWords = await loadShellWords(language);
  const words = createWords(language, { shell: shellWords });
  const pages = createPageSource(async () =>
    task.document ? { document: task.document, Sections: PageBody } : undefined,
  );
  const handler = createStaticHandler(
    createRoutes({ host, pages, findShown: () => undefined, isServer: true }),
    { basename: toBasename(language, device) || '/' },
  );

  const context = await handler.query(toRequest(task));
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { status: context.status === 301 ? 301 : 303, location, html: '', faults: host.faults };
  }
  const details = { context, dataRoutes: handler.dataRoutes, words, pages };
  const html = await renderHtml(task, store, host, details, shellWords);
  return { status: describeStatus(context), html, faults: host.faults };
}

function describeStatus({ statusCode, loaderData, actionData }: StaticContext): number {
  const pages = Object.values(loaderData) as (PageData | undefined)[];
  const region = pages.find((page) => page?.region)?.region;
  if (region?.status === 'notFound') return 404;
  if (region?.status === 'unavailable') return 503;
  if (region?.status === 'ready' && region.isIncomplete) return 503;
  if (actionData && statusCode === 200) return 422;
  return statusCode;
}

/**
 * Renders one page. A remote that throws costs one more try without that version: then its
 * previous good version renders, or the page says that this part is not available.
 */
export async function render(task: RenderTask, transport: ApiTransport): Promise<RenderReply> {
  let failed: readonly RemoteFault[] = [];
  const most = 1 + Object.values(task.releases).flat().length;
  for (let attempt = 0; attempt < most; attempt += 1) {
    try {
      return await renderOnce(task, transport, failed);
    } catch (error) {
      if (!(error instanceof RemoteRenderFailed)) throw error;
      failed = [...failed, error.fault];
    }
  }
  throw new Error('every version of every remote of the page was tried');
}
