import type { FaultCode } from '@tidegate/contracts/faults';
import type { Words } from '../locale/createWords';
import { checkModule } from './acceptModule';
import type { BrowserRelease } from './browserRelease';
import { diagnoseAsset } from './diagnoseAsset';
import { RemoteFaultError } from './RemoteFaultError';
import type { RemoteStyles } from './remoteStyles';

type Federation = typeof import('./federation');

const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation');

function faultOf({ remote, version }: BrowserRelease, code: FaultCode, cause: unknown) {
  return new RemoteFaultError(remote, version, code, cause);
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
      void diagnoseAsset(release, release.chunk).then(reject);
    };
    document.head.append(script);
  });
}

/** All words of a release in this page's language. */
export async function loadWords(release: BrowserRelease): Promise<Words> {
  const { url, integrity } = release.words;
  const options = integrity ? { integrity } : {};
  const reply = await fetch(url, options).catch(() => undefined);
  if (!reply?.ok) throw await diagnoseAsset(release, release.words);
  return (await reply.json()) as Words;
}

async function evaluate(release: BrowserRelease, federation: Federation) {
  try {
    return await federation.loadContainer(release);
  } catch (cause) {
    if (cause instanceof RemoteFaultError) throw cause;
    // RUNTIME-008 is the container's own script that did not load; anything else is its code.
    if (String(cause).includes('RUNTIME-008')) throw await diagnoseAsset(release, release.entry);
    throw faultOf(release, 'remotes.threwAtEvaluation', cause);
  }
}

export interface LoadedRelease {
  module: ReturnType<typeof checkModule>;
  words: Words;
  federation: Federation;
}

/** Loads styles, words, container and chunk at once, each with its hash. */
async function loadFiles(
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

/** What a connection may have done to a file, so that asking once more is worth it. */
const passing = new Set<FaultCode>([
  'remotes.unavailable',
  'remotes.notFound',
  'remotes.wrongType',
  'remotes.wrongHash',
]);

const pauseMs = 200;

/**
 * Loads one release into the page, a second time if a file could not be had. Rejects with a
 * `RemoteFaultError`; the caller holds the deadline and the choice of version.
 */
export async function loadRemote(
  release: BrowserRelease,
  styles: RemoteStyles,
  knownWords: Words | undefined,
  isRepeated = false,
): Promise<LoadedRelease> {
  if (!release.isCompatible) throw faultOf(release, 'remotes.contractMismatch', release.contract);
  try {
    return await loadFiles(release, styles, knownWords);
  } catch (error) {
    (await loadFederation()).disposeContainer(release);
    const code = error instanceof RemoteFaultError && error.fault.code;
    if (isRepeated || !code || !passing.has(code)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return loadRemote(release, styles, knownWords, true);
}
