import type { FaultCode } from '@tidegate/contracts/faults';
import type { Words } from '../locale/createWords';
import { checkModule } from './acceptModule';
import type { Asset, BrowserRelease } from './browserRelease';
import { RemoteFaultError } from './RemoteFaultError';
import type { RemoteStyles } from './remoteStyles';

type Federation = typeof import('./federation');

const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation');

function faultOf({ remote, version }: BrowserRelease, code: FaultCode, cause: unknown) {
  return new RemoteFaultError(remote, version, code, cause);
}

/** Asks why a script or style would not load; the element itself does not say. */
async function diagnose(
  release: BrowserRelease,
  { url, integrity }: Asset,
): Promise<RemoteFaultError> {
  const unavailable = (cause: unknown) => faultOf(release, 'remotes.unavailable', cause);
  const reply = await fetch(url).catch(unavailable);
  if (reply instanceof RemoteFaultError) return reply;
  if (reply.status === 404) return faultOf(release, 'remotes.notFound', url);
  if (!reply.ok) return unavailable(`${reply.status} ${url}`);
  const type = reply.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) return faultOf(release, 'remotes.wrongType', `${type} ${url}`);
  return faultOf(release, 'remotes.wrongHash', `${url} is not ${integrity}`);
}

/** The one chunk of a release; it queues itself, so it may arrive before or after the container. */
function loadChunk(release: BrowserRelease): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = release.chunk.url;
    script.integrity = release.chunk.integrity;
    script.dataset['container'] = release.container;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      void diagnose(release, release.chunk).then(reject);
    };
    document.head.append(script);
  });
}

async function loadWords(release: BrowserRelease): Promise<Words> {
  const { url, integrity } = release.words;
  const options = integrity ? { integrity } : {};
  const reply = await fetch(url, options).catch((cause: unknown) => {
    throw faultOf(release, 'remotes.unavailable', cause);
  });
  if (!reply.ok) throw faultOf(release, 'remotes.notFound', `${reply.status} ${url}`);
  return (await reply.json()) as Words;
}

async function evaluate(release: BrowserRelease, federation: Federation) {
  try {
    return await federation.loadContainer(release);
  } catch (cause) {
    // RUNTIME-008 is the container's own script that did not load; anything else is its code.
    if (String(cause).includes('RUNTIME-008')) throw await diagnose(release, release.entry);
    throw faultOf(release, 'remotes.threwAtEvaluation', cause);
  }
}

export interface LoadedRelease {
  module: ReturnType<typeof checkModule>;
  words: Words;
  federation: Federation;
}

/**
 * Loads one release into the page: styles, words, container and chunk at once, each with its hash.
 * Rejects with a `RemoteFaultError`; the caller holds the deadline and the choice of version.
 */
export async function loadRemote(
  release: BrowserRelease,
  styles: RemoteStyles,
  knownWords: Words | undefined,
): Promise<LoadedRelease> {
  const chunk = release.isDevelopment ? Promise.resolve() : loadChunk(release);
  const [federation, words] = await Promise.all([
    loadFederation(),
    knownWords ?? loadWords(release),
    styles.add(release),
    // Before the container: one whose chunk is missing would fetch it without a hash.
    chunk,
  ]);
  const exposed = await evaluate(release, federation);
  return { module: checkModule(exposed, release.remote, release.version), words, federation };
}
