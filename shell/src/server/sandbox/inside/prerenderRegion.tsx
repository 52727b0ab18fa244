import { prerender } from 'react-dom/static.browser';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { toBasename } from '../../../locale/prefix';
import { createPageSource } from '../../../pages/pageSource';
import type { ReadyRegion } from '../../../remotes/regions/region';
import { RemoteFaultError } from '../../../remotes/RemoteFaultError';
import { mounts } from '../../../routes/mounts';
import type { PageData, Submission } from '../../../routes/pageLoader';
import { PageView } from '../../../routes/PageView';
import { SitePage } from '../../../routes/SitePage';
import { SiteRoot } from '../../../SiteRoot';
import { createStaticPage } from '../../rendering/createStaticPage';
import { createFragmentHost, cutRegion } from './createFragmentHost';
import type { Fragment } from './openFragment';
import { readText } from './textStream';

const Nothing = () => null;

function createRoutes({ request: { slot }, location }: Fragment): RouteObject[] {
  const mount = mounts.find(({ path }) => matchPath(path, location.path));
  const page = slot ? Nothing : PageView;
  return [{ Component: SitePage, children: [{ path: mount?.path ?? '*', Component: page }] }];
}

function describeRoute(fragment: Fragment, data: PageData, submission: Submission | undefined) {
  const { url, language, device } = fragment.request;
  const basename = toBasename(language, device) || '/';
  const { dataRoutes } = createStaticHandler(createRoutes(fragment), { basename });
  const { pathname, search } = new URL(url);
  const matches = matchRoutes(dataRoutes, pathname, basename) ?? [];
  const id = matches.at(-1)?.route.id ?? '';
  const context: StaticHandlerContext = {
    basename,
    location: { pathname, search, hash: '', state: null, key: 'default' },
    matches,
    loaderData: { [id]: data },
    actionData: submission ? { [id]: submission } : null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return { router: createStaticRouter(dataRoutes, context), context };
}

/** Renders a region inside the page that the edge will put it into. */
export async function prerenderRegion(
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
        messages: accepted.i18n,
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
  const html = readText(prelude);
  if (errors.length > 0) {
    throw new RemoteFaultError(request, 'remotes.threwAtRender', errors[0]);
  }
  return cutRegion(html);
}
