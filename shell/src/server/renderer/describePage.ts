import { remoteNames, type RemoteName } from '@tidegate/contracts/remoteNames';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import type { Boot } from '../../boot';
import type { Words } from '../../locale/createWords';
import { toBasename } from '../../locale/prefix';
import type { Asset, BrowserRelease } from '../../remotes/browserRelease';
import type { SiteStore } from '../../store/createSiteStore';
import type { RenderTask } from '../renderTask';
import type { ServerHost } from './createServerHost';

export type StaticContext = StaticHandlerContext;

function describeErrors(errors: StaticContext['errors']) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error) ? { ...error } : { message: 'Error' },
    ]),
  );
}

/** Releases of the remotes on this page: what it shows and what it may fall back to. */
function releasesOnPage(
  task: RenderTask,
  host: ServerHost,
): Partial<Record<RemoteName, BrowserRelease[]>> {
  const used = host.used().map(({ browser }) => browser.remote);
  const shown = new Set([...used, ...remoteNames.filter(host.arrivesLater)]);
  return Object.fromEntries(
    remoteNames
      .filter((remote) => shown.has(remote))
      .map((remote) => [
        remote,
        (task.releases[remote] ?? [])
          .filter(({ browser }) => host.isUsable(remote, browser.version))
          .map(({ browser }) => browser),
      ]),
  );
}

/** What the browser is told about a rendered page, and what it should fetch early. */
export function describePage(
  task: RenderTask,
  store: SiteStore,
  host: ServerHost,
  context: StaticContext,
  shellWords: Words,
): { boot: Boot; styles: readonly Asset[]; preloads: readonly Asset[] } {
  const { language, device, isDevelopment, overrides, generation, assets } = task;
  const used = host.used().map(({ browser }) => browser);

  const boot: Boot = {
    origin: new URL(task.url).origin,
    heads: task.heads,
    productionAddress: task.productionAddress,
    language,
    device,
    basename: toBasename(language, device),
    isDevelopment,
    shellVersion: assets.version,
    overrides,
    state: store.getState(),
    sliceVersions: store.sliceVersions(),
    hydration: {
      loaderData: context.loaderData,
      actionData: context.actionData,
      errors: describeErrors(context.errors),
    },
    live: { generation, remotes: releasesOnPage(task, host) },
    shellWords,
    remoteWords: host.words(),
  };
  return {
    boot,
    styles: used.flatMap(({ styles }) => styles),
    preloads:
      used.length === 0
        ? []
        : [...assets.federation, ...used.flatMap(({ entry, chunk }) => [chunk, entry])],
  };
}
