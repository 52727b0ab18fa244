import { siteApi, type ApiTransport } from '@tidegate/contracts/siteApi';
import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { prerender } from 'react-dom/static.browser';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { Words } from '../../../locale/createWords';
import { parsePrefix, toBasename } from '../../../locale/prefix';
import { createPageSource } from '../../../pages/pageSource';
import { acceptModule, activateModule } from '../../../remotes/acceptModule';
import {
  decideRegion,
  PageMoved,
  SessionRequired,
  submitForm,
  type SiteLocation,
} from '../../../remotes/regions/decideRegion';
import type { ReadyRegion, Region } from '../../../remotes/regions/region';
import { RemoteFaultError, toFault } from '../../../remotes/RemoteFaultError';
import type { AcceptedRemote } from '../../../remotes/remoteHost';
import { findMount } from '../../../routes/findMount';
import type { PageData, Submission } from '../../../routes/pageLoader';
import { PageView } from '../../../routes/PageView';
import { SitePage } from '../../../routes/SitePage';
import { SiteRoot } from '../../../SiteRoot';
import { createSiteStore, type SiteStore } from '../../../store/createSiteStore';
import { createStaticPage } from '../../rendering/createStaticPage';
import type { FragmentMessage } from '../../fragments/protocol/fragmentMessages';
import type { FragmentReply } from '../../fragments/protocol/fragmentReply';
import type { FragmentRequest } from '../../fragments/protocol/fragmentRequest';
import { isSharedAction, type SharedAction } from '../../fragments/protocol/sharedActions';
import { checkPromises } from './checkPromises';
import { createFragmentHost, cutRegion } from './createFragmentHost';
import { evaluateRelease, type DefineRelease } from './evaluateRelease';
import { readText, type ReadableStream } from './textStream';

interface Outside {
  say: (message: FragmentMessage) => void;
  transport: ApiTransport;
}

interface Fragment {
  request: FragmentRequest;
  location: SiteLocation;
  store: SiteStore;
  accepted: AcceptedRemote;
}

const never = new AbortController().signal;

function readLocation(url: string): SiteLocation {
  const { pathname, searchParams } = new URL(url);
  return { path: parsePrefix(pathname).sitePath, searchParams };
}

function accept(
  request: FragmentRequest,
  module: RemoteModule,
  store: SiteStore,
  { say }: Outside,
): AcceptedRemote {
  const { version, language, words } = request;
  activateModule(store, siteApi, module);
  return acceptModule({
    module,
    version,
    words: JSON.parse(words) as Words,
    language,
    store,
    completeWords: () => Promise.resolve(),
    onForeignWrite(error) {
      say({ type: 'foreignWrite', action: error.fault.message.slice(0, 200) });
      if (request.isDevelopment) throw error;
    },
  });
}

/** Records actions on the shell's slices, to replay them in the store of the whole page. */
function recordShared(store: SiteStore): readonly SharedAction[] {
  const dispatched: SharedAction[] = [];
  store.addMiddleware(() => (next) => (action) => {
    if (isSharedAction((action as SharedAction).type)) dispatched.push(action as SharedAction);
    return next(action);
  });
  return dispatched;
}

const Nothing = () => null;

function createRoutes({ slot, url }: FragmentRequest): RouteObject[] {
  const mount = findMount(readLocation(url).path);
  const page: RouteObject = slot
    ? { path: '*', Component: Nothing }
    : { path: mount?.path ?? '*', handle: mount, Component: PageView };
  return [{ Component: SitePage, children: [page] }];
}

function describeRoute(
  { request, location }: Fragment,
  data: PageData,
  submission: Submission | undefined,
) {
  const { url, language, device } = request;
  const basename = toBasename(language, device) || '/';
  const { dataRoutes } = createStaticHandler(createRoutes(request), { basename });
  const { pathname, search } = new URL(url);
  const matches = matchRoutes(dataRoutes, pathname, basename) ?? [];
  const id = matches.at(-1)?.route.id ?? '';
  const context = {
    basename,
    location: { pathname, search, hash: '', state: null, key: 'default' },
    matches,
    loaderData: { [id]: { ...data, sitePath: location.path } },
    actionData: submission ? { [id]: submission } : null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as StaticHandlerContext;
  return { router: createStaticRouter(dataRoutes, context), context };
}

async function renderRegion(
  fragment: Fragment,
  region: ReadyRegion,
  submission: Submission | undefined,
): Promise<string> {
  const { request, store, accepted, location } = fragment;
  const { url, language, device, isDevelopment } = request;
  const slots = request.slot && { [request.slot]: region };
  const data: PageData = slots
    ? { sitePath: location.path, slots }
    : { sitePath: location.path, region, slots: {} };
  const route = describeRoute(fragment, data, submission);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <SiteRoot
      services={{
        store,
        words: accepted.i18n,
        host: createFragmentHost(accepted),
        pages: createPageSource(() => Promise.resolve(undefined)),
        page: createStaticPage({ origin: new URL(url).origin, language, device, isDevelopment }),
        isHydrating: () => false,
      }}
    >
      <StaticRouterProvider {...route} hydrate={false} />
    </SiteRoot>,

    {
      // React moves larger boundaries into place with an inline script, which the CSP forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const { remote, version } = request;
  const html = readText(prelude as unknown as ReadableStream);
  if (errors.length > 0) {
    throw new RemoteFaultError({ remote, version }, 'remotes.threwAtRender', errors[0]);
  }
  return cutRegion(html);
}

async function submit({ request: { form = [] }, accepted, location }: Fragment) {
  const fields = new FormData();
  for (const [name, value] of form) fields.append(name, value);
  return submitForm(accepted, location, fields, never);
}

async function decide(fragment: Fragment): Promise<Region | FragmentReply> {
  const { request, accepted, location } = fragment;
  try {
    return await decideRegion(accepted, location, request.slot, never, (load) => load());
  } catch (error) {
    if (error instanceof SessionRequired) return { status: 'loginNeeded' };
    if (error instanceof PageMoved) return { status: 'moved', to: error.to };
    throw error;
  }
}

function describeState({ store, accepted: { module } }: Fragment) {
  const state: Readonly<Record<string, unknown>> = { ...store.getState() };
  const { slice, name } = module;
  return {
    ...(slice && { slice: { version: slice.version, state: state[name] } }),
    ...('siteApi' in state && { api: state['siteApi'] as Record<string, unknown> }),
  };
}

function listWordKeys({ accepted: { module } }: Fragment) {
  const keys = module.slots.map(({ words }) => words);
  return keys.includes(undefined) ? {} : { wordKeys: keys.flatMap((each) => each ?? []) };
}

function describeRegion(region: ReadyRegion) {
  const { view, params, head, canonical, trail, isIndexed, isPart, isIncomplete } = region;
  return { view, params, head, canonical, trail, isIndexed, isPart, isIncomplete };
}

async function renderWith(
  request: FragmentRequest,
  define: DefineRelease | undefined,
  outside: Outside,
): Promise<FragmentReply> {
  const module = evaluateRelease(define, request.remote, request.version);
  checkPromises(module, request);
  const store = createSiteStore({ preloadedState: request.state, transport: outside.transport });
  const dispatched = recordShared(store);
  const fragment: Fragment = {
    request,
    location: readLocation(request.url),
    store,
    accepted: accept(request, module, store, outside),
  };
  let submission: Submission | undefined;
  if (request.form) {
    const result = await submit(fragment);
    if (!result) return { status: 'methodNotAllowed' };
    if (result.status === 'redirect') return result;
    submission = result;
  }
  const decided = await decide(fragment);
  if (decided.status !== 'ready') return decided as FragmentReply;
  const html = await renderRegion(fragment, decided, submission);
  return {
    status: 'rendered',
    region: describeRegion(decided),
    html,
    ...describeState(fragment),
    dispatched: [...dispatched],
    ...(submission && { submission }),
    ...(request.slot && listWordKeys(fragment)),
  } as unknown as FragmentReply;
}

export async function renderFragment(
  request: FragmentRequest,
  define: DefineRelease | undefined,
  outside: Outside,
): Promise<void> {
  try {
    outside.say({ type: 'replied', reply: await renderWith(request, define, outside) });
  } catch (error) {
    const { code, message } = toFault(error, request, 'remotes.threwAtLoad');
    outside.say({ type: 'failed', code, message });
  }
}
