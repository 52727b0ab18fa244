import type { LoadResult, RemoteContext, RemoteRoute } from '@tidegate/contracts/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { findSlot, matchRemoteRoute, type Head, type Region } from './region';
import { RemoteFaultError, toFault } from './RemoteFaultError';
import type { AcceptedRemote, RemoteHost } from './remoteHost';
import { withDeadline } from './withDeadline';

/** The page address without language and device prefix. */
export interface SiteLocation {
  path: string;
  searchParams: URLSearchParams;
}

/** Thrown for a page that needs a session which the visitor does not have. */
export class SessionRequired extends Error {}

/** Thrown for a page that lives at another site path now. */
export class PageMoved extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`moved to ${to}`);
    this.to = to;
  }
}

type Found = Extract<LoadResult, { status: 'found' }>;

function contextOf(
  accepted: AcceptedRemote,
  location: SiteLocation,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): RemoteContext {
  const { dispatch, getState } = accepted.store;
  return { params, searchParams: location.searchParams, dispatch, getState, signal };
}

function headOf({ i18n }: AcceptedRemote, route: RemoteRoute, found: Found): Head {
  const { headValues = {}, head: content, structuredData: things } = found;
  return {
    title: i18n.t(route.head.title, headValues),
    description: i18n.t(route.head.description, headValues),
    ...(content && { content }),
    ...(things && { things }),
  };
}

/** Marks the part of a load that runs before its first `await`: it may loop for ever. */
function startMarked<T>(host: RemoteHost, remote: RemoteName, load: () => T): T {
  host.markRendering(remote);
  try {
    return load();
  } finally {
    host.markRendering(null);
  }
}

async function loadWith(
  host: RemoteHost,
  accepted: AcceptedRemote,
  location: SiteLocation,
  slotName: SlotName | undefined,
  signal: AbortSignal,
): Promise<Region> {
  const { remote, version, module } = accepted;
  if (slotName) {
    const slot = findSlot(module, slotName);
    if (!slot) return { status: 'unavailable', remote };
    const context = contextOf(accepted, location, {}, signal);
    await startMarked(host, remote, () => slot.load?.(context));
    return { status: 'ready', remote, version, view: { kind: 'slot', slot: slotName }, params: {} };
  }

  const match = matchRemoteRoute(module, location.path);
  if (!match) return { status: 'notFound' };
  const { route, params } = match;
  await accepted.completeWords();
  if (route.access === 'account' && !selectIsSignedIn(accepted.store.getState())) {
    throw new SessionRequired();
  }
  const context = contextOf(accepted, location, params, signal);
  const found = (await startMarked(host, remote, () => route.load?.(context))) ?? {
    status: 'found',
  };
  if (found.status === 'notFound') return { status: 'notFound' };
  if (found.status === 'moved') throw new PageMoved(found.to);
  return {
    status: 'ready',
    remote,
    version,
    view: { kind: 'route', path: route.path },
    params,
    head: headOf(accepted, route, found),
    ...(found.canonical !== undefined && { canonical: found.canonical }),
    ...(found.trail && { trail: found.trail }),
    ...(route.isIndexed === false && { isIndexed: false }),
    ...(route.isPart && { isPart: true }),
    ...(found.isIncomplete && { isIncomplete: true }),
  };
}

/**
 * Decides one region: tries each candidate within the host's deadline, reports what fails and goes
 * on to the next. Only `SessionRequired` and `PageMoved` are thrown; a remote's failure never is.
 */
export async function loadRegion(
  host: RemoteHost,
  remote: RemoteName,
  location: SiteLocation,
  { slot, keepVersion }: { slot?: SlotName; keepVersion?: string | undefined } = {},
): Promise<Region> {
  if (host.arrivesLater(remote)) return { status: 'arriving', remote };
  const versions = keepVersion === undefined ? host.candidates(remote) : [keepVersion];
  for (const version of versions) {
    try {
      return await withDeadline(
        async (signal) =>
          loadWith(host, await host.accept(remote, version), location, slot, signal),
        host.deadlineMs(remote, version, slot ? 'slot' : 'page'),
        () => new RemoteFaultError(remote, version, 'remotes.timeout', 'no answer in time'),
      );
    } catch (error) {
      if (error instanceof SessionRequired || error instanceof PageMoved) throw error;
      host.report(toFault(error, { remote, version }, 'remotes.threwAtLoad'));
    }
  }
  return { status: 'unavailable', remote };
}

/** Hands a posted form to the page that showed it. */
export async function submitToRemote(
  host: RemoteHost,
  { remote, version }: { remote: RemoteName; version: string },
  location: SiteLocation,
  form: FormData,
  signal: AbortSignal,
) {
  const accepted = await host.accept(remote, version);
  const match = matchRemoteRoute(accepted.module, location.path);
  if (!match?.route.submit) return undefined;
  return match.route.submit(contextOf(accepted, location, match.params, signal), form);
}
