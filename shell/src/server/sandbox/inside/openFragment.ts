import { isAction } from '@reduxjs/toolkit';
import { siteApi, type ApiTransport } from '@tidegate/contracts/siteApi';
import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { parsePrefix } from '../../../locale/prefix';
import { acceptModule, activateModule } from '../../../remotes/acceptModule';
import type { SiteLocation } from '../../../remotes/regions/decideRegion';
import type { AcceptedRemote } from '../../../remotes/remoteHost';
import { createSiteStore, type SiteStore } from '../../../store/createSiteStore';
import type { FragmentRequest } from '../../fragments/protocol/fragmentRequest';
import { isSharedAction } from '../../fragments/protocol/sharedActions';
import { messagesSchema } from '../../reading/messagesSchema';
import { checkPromises } from './checkPromises';
import { evaluateRelease, type DefineRelease } from './evaluateRelease';
import type { SentMessage } from './received';

export interface Outside {
  send: (message: SentMessage) => void;
  transport: ApiTransport;
}

export interface Fragment {
  request: FragmentRequest;
  location: SiteLocation;
  store: SiteStore;
  accepted: AcceptedRemote;
  /** Actions on the shell's slices. */
  dispatched: readonly unknown[];
}

function readLocation(url: string): SiteLocation {
  const { pathname, searchParams } = new URL(url);
  return { path: parsePrefix(pathname).sitePath, searchParams };
}

function accept(
  request: FragmentRequest,
  module: RemoteModule,
  store: SiteStore,
  { send }: Outside,
): AcceptedRemote {
  const { version, language, messages } = request;
  activateModule(store, siteApi, module);
  return acceptModule({
    module,
    version,
    messages: messagesSchema.parse(JSON.parse(messages)),
    language,
    store,
    completeMessages: () => Promise.resolve(),
    onForeignWrite(error) {
      send({ type: 'foreignWrite', action: error.fault.message.slice(0, 200) });
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

/** Evaluates the release and gives it a store of its own. */
export function openFragment(
  request: FragmentRequest,
  define: DefineRelease | undefined,
  outside: Outside,
): Fragment {
  const module = evaluateRelease(define, request.remote, request.version);
  checkPromises(module, request);
  const store = createSiteStore({ preloadedState: request.state, transport: outside.transport });
  return {
    request,
    location: readLocation(request.url),
    store,
    dispatched: recordShared(store),
    accepted: accept(request, module, store, outside),
  };
}
