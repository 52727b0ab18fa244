import { isRecord } from '../isRecord';
import type { Messages } from '../locale/createI18n';
import { checkModule, completeModule } from './acceptModule';
import type { BrowserRelease } from './browserRelease';
import { diagnoseAsset } from './diagnoseAsset';
import { loadScript } from './loadScript';
import { RemoteFaultError } from './RemoteFaultError';
import type { RemoteStyles } from './remoteStyles';
import { retryOnce } from './retryOnce';

type Federation = typeof import('./federation');

const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation');

export async function loadMessages(release: BrowserRelease): Promise<Messages> {
  const { url, integrity } = release.messages;
  const options = integrity ? { integrity } : {};
  const reply = await fetch(url, options).catch(() => undefined);
  const messages: unknown = reply?.ok ? await reply.json() : undefined;
  if (!isRecord(messages)) throw await diagnoseAsset(release, release.messages);
  return messages;
}

async function evaluate(release: BrowserRelease, federation: Federation) {
  try {
    return await federation.loadContainer(release);
  } catch (cause) {
    if (cause instanceof RemoteFaultError) throw cause;
    throw new RemoteFaultError(release, 'remotes.threwAtEvaluation', cause);
  }
}

export interface LoadedRelease {
  module: ReturnType<typeof checkModule>;
  messages: Messages;
  federation: Federation;
}

/** Puts the container into the HTTP cache while the chunk, which must run first, is loaded. */
function fetchContainer({ entry: { url }, isDevelopment }: BrowserRelease): void {
  // The script that is added later reports what fails.
  if (!isDevelopment) void fetch(url).catch(() => undefined);
}

/** Loads styles, messages, container and chunk in parallel, each with its hash. */
async function loadFiles(
  release: BrowserRelease,
  styles: RemoteStyles,
  knownMessages: Messages | undefined,
): Promise<LoadedRelease> {
  fetchContainer(release);
  const chunk = release.isDevelopment ? Promise.resolve() : loadScript(release, release.chunk);
  const [federation, messages] = await Promise.all([
    loadFederation(),
    knownMessages ?? loadMessages(release),
    styles.add(release),
    // Before the container, which would fetch a missing chunk without a hash.
    chunk,
  ]);
  const exposed = await evaluate(release, federation);
  const module = checkModule(exposed, release.remote, release.version);
  return { module: completeModule(module, release.routes), messages, federation };
}

/** Loads a release and retries once after a transient fault; rejects with a `RemoteFaultError`. */
export async function loadRemote(
  release: BrowserRelease,
  styles: RemoteStyles,
  knownMessages: Messages | undefined,
): Promise<LoadedRelease> {
  if (!release.isCompatible) {
    throw new RemoteFaultError(release, 'remotes.contractMismatch', release.contract);
  }
  return retryOnce(async () => {
    try {
      return await loadFiles(release, styles, knownMessages);
    } catch (error) {
      (await loadFederation()).disposeContainer(release);
      throw error;
    }
  });
}
