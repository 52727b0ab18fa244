import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import type { Boot } from '../../boot';
import type { Messages } from '../../locale/createI18n';
import { toBasename } from '../../locale/prefix';
import type { Asset, BrowserRelease } from '../../remotes/browserRelease';
import { siteApiVersion } from '../../remotes/acceptModule';
import type { RegionView } from '../../remotes/regions/region';
import type { RenderTask } from '../rendering/renderTask';

function describeErrors(errors: StaticHandlerContext['errors']) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error) ? { ...error } : { message: 'Error' },
    ]),
  );
}

function listScripts({ entry, chunk, lazy }: BrowserRelease, shown?: RegionView): readonly Asset[] {
  const isLazy = (path: string) => shown?.kind === 'route' && path === shown.path;
  return [chunk, ...(lazy?.paths.some(isLazy) ? [lazy.chunk] : []), entry];
}

/** Boot data and preloads of a rendered page. */
export function describePage(
  task: RenderTask,
  state: Boot['state'],
  context: StaticHandlerContext,
  shellMessages: Messages,
): { boot: Boot; styles: readonly Asset[]; preloads: readonly Asset[] } {
  const { language, device, isDevelopment, overrides, generation, assets, regions } = task;
  const { used, live, messages, slices, page } = regions;
  const shown = page?.region.status === 'ready' ? page.region.view : undefined;

  const boot: Boot = {
    origin: new URL(task.url).origin,
    productionAddress: task.productionAddress,
    language,
    device,
    basename: toBasename(language, device),
    isDevelopment,
    shellVersion: assets.version,
    overrides,
    state,
    sliceVersions: {
      ...(state['siteApi'] !== undefined && { siteApi: siteApiVersion }),
      ...Object.fromEntries(
        Object.entries(slices).map(([remote, { version }]) => [remote, version]),
      ),
    },
    hydration: {
      loaderData: context.loaderData,
      actionData: context.actionData,
      errors: describeErrors(context.errors),
    },
    live: { generation, remotes: live },
    shellMessages,
    remoteMessages: messages,
  };
  return {
    boot,
    styles: used.flatMap(({ styles }) => styles),
    preloads:
      used.length === 0
        ? []
        : [...assets.federation, ...used.flatMap((release) => listScripts(release, shown))],
  };
}
