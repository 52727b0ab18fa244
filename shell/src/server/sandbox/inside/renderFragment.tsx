import { isAction } from '@reduxjs/toolkit';
import { siteApi, type ApiTransport } from '@tidegate/contracts/siteApi';
import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { parsePrefix } from '../../../locale/prefix';
import { acceptModule, activateModule } from '../../../remotes/acceptModule';
import {
  decideRegion,
  PageMoved,
  SessionRequired,
  submitForm,
  type SiteLocation,
} from '../../../remotes/regions/decideRegion';
import type { ReadyRegion, Region } from '../../../remotes/regions/region';
import { toFault } from '../../../remotes/RemoteFaultError';
import type { AcceptedRemote } from '../../../remotes/remoteHost';
import type { Submission } from '../../../routes/pageLoader';
import { createSiteStore, type SiteStore } from '../../../store/createSiteStore';
import type { FragmentRequest } from '../../fragments/protocol/fragmentRequest';
import { wordsSchema } from '../../reading/wordsSchema';
import { isSharedAction } from '../../fragments/protocol/sharedActions';
import { checkPromises } from './checkPromises';
import { evaluateRelease, type DefineRelease } from './evaluateRelease';
import { prerenderRegion, type Fragment } from './prerenderRegion';
import type { SentMessage, SentReply } from './said';

interface Outside {
  say: (message: SentMessage) => void;
  transport: ApiTransport;
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
    words: wordsSchema.parse(JSON.parse(words)),
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
function recordShared(store: SiteStore): readonly unknown[] {
  const dispatched: unknown[] = [];
  store.addMiddleware(() => (next) => (action) => {
    if (isAction(action) && isSharedAction(action.type)) dispatched.push(action);
    return next(action);
  });
  return dispatched;
}

async function submit({ request: { form = [] }, accepted, location }: Fragment) {
  const fields = new FormData();
  for (const [name, value] of form) fields.append(name, value);
  return submitForm(accepted, location, fields, never);
}

async function decide(fragment: Fragment): Promise<Region | SentReply> {
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
    ...('siteApi' in state && { api: state['siteApi'] }),
  };
}

function listWordKeys({ accepted: { module } }: Fragment) {
  const keys = module.slots.map(({ words }) => words);
  return keys.includes(undefined) ? {} : { wordKeys: keys.flatMap((each) => each ?? []) };
}

function describeRegion({ status: _, remote: __, version: ___, ...region }: ReadyRegion) {
  return region;
}

async function renderWith(
  request: FragmentRequest,
  define: DefineRelease | undefined,
  outside: Outside,
): Promise<SentReply> {
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
  if (decided.status !== 'ready') return decided;
  return {
    status: 'rendered',
    region: describeRegion(decided),
    html: await prerenderRegion(fragment, decided, submission),
    ...describeState(fragment),
    dispatched,
    ...(submission && { submission }),
    ...(request.slot && listWordKeys(fragment)),
  };
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
