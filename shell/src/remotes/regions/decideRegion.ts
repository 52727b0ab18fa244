import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { describePage, needsSession } from '../../routes/remotePage';
import { findSlot, loadCode, matchRemoteRoute, type Head, type Region } from './region';
import type { AcceptedRemote } from '../remoteHost';
import { RemoteFaultError } from '../RemoteFaultError';

export interface SiteLocation {
  path: string;
  searchParams: URLSearchParams;
}

export class SessionRequired extends Error {}

export class PageMoved extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`moved to ${to}`);
    this.to = to;
  }
}

type Found = Extract<LoadResult, { status: 'found' }>;

/** Runs the synchronous part of a load, which may loop forever. */
type Start = <T>(load: () => T) => T;

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

/** Releases before contract 1.5.0 return `trail`, which can be deleted when none is live any more. */
const readBreadcrumbs = (found: Found & Partial<Record<'trail', Found['breadcrumbs']>>) =>
  found.breadcrumbs ?? found['trail'];

/** A release may return anything from `load`, whatever the type declares. */
const isFound = (found: LoadResult): found is Found => found.status === 'found';

export async function decideRegion(
  accepted: AcceptedRemote,
  location: SiteLocation,
  slotName: SlotName | undefined,
  signal: AbortSignal,
  start: Start,
): Promise<Region> {
  const { remote, version, module } = accepted;
  if (slotName) {
    const slot = findSlot(module, slotName);
    if (!slot) return { status: 'unavailable', remote };
    const context = contextOf(accepted, location, {}, signal);
    await start(() => slot.load?.(context));
    return { status: 'ready', remote, version, view: { kind: 'slot', slot: slotName }, params: {} };
  }

  const match = matchRemoteRoute(module.routes, location.path);
  if (!match) return { status: 'notFound' };
  const { route, params } = match;
  const page = describePage(route);
  await accepted.completeMessages();
  if (needsSession(route, location.searchParams) && !selectIsSignedIn(accepted.store.getState())) {
    throw new SessionRequired();
  }
  await loadCode(module, route);
  const context = contextOf(accepted, location, params, signal);
  const found = (await start(() => route.load?.(context))) ?? { status: 'found' };
  if (found.status === 'notFound') return { status: 'notFound', page };
  if (found.status === 'moved') throw new PageMoved(found.to);
  if (!isFound(found)) {
    throw new RemoteFaultError(accepted, 'remotes.invalidReply', 'load answered no result');
  }
  const breadcrumbs = readBreadcrumbs(found);
  return {
    status: 'ready',
    remote,
    version,
    view: { kind: 'route', path: route.path },
    params,
    head: headOf(accepted, route, found),
    ...(found.canonical !== undefined && { canonical: found.canonical }),
    ...(breadcrumbs && { breadcrumbs }),
    ...(found.isIncomplete && { isIncomplete: true }),
    page,
  };
}

/** Submits a form to the page that showed it; undefined if that page takes none. */
export async function submitForm(
  accepted: AcceptedRemote,
  location: SiteLocation,
  form: FormData,
  signal: AbortSignal,
) {
  const match = matchRemoteRoute(accepted.module.routes, location.path);
  if (!match) return undefined;
  await loadCode(accepted.module, match.route);
  return match.route.submit?.(contextOf(accepted, location, match.params, signal), form);
}
