import type { LazyPages, RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import type { BrowserRelease } from './browserRelease';
import type { Guards } from './guard/startGuards';
import { loadScript } from './loadScript';
import { RemoteFaultError } from './RemoteFaultError';
import { retryOnce } from './retryOnce';
import { withDeadline } from './withDeadline';

/**
 * Makes `lazyPages` load the release's lazy chunk, with its hash, before it imports the code. It
 * then rejects only with a `RemoteFaultError`.
 */
export function prepareLazyPages(
  release: BrowserRelease,
  module: RemoteModule,
  guards: Guards,
  withinMs: number,
): void {
  const { lazyPages: importPages } = module;
  if (!importPages) return;
  // webpack loads the chunk of a development server.
  const file = release.lazy?.chunk;
  let pages: Promise<LazyPages> | undefined;

  const load = async () => {
    if (file) await retryOnce(() => loadScript(release, file));
    try {
      return await importPages();
    } catch (cause) {
      throw new RemoteFaultError(release, 'remotes.threwAtEvaluation', cause);
    } finally {
      guards.inspect();
    }
  };

  // A failure is kept: a new promise at each render would suspend the page for ever.
  module.lazyPages = () => (pages ??= withDeadline(release, withinMs, load));
}
