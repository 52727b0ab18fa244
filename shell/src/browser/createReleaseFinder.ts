import type { PageServices } from '../routes/pageLoader';
import { leaveFor } from './navigation/fetchPage';
import type { Swap } from './swap/createSwap';
import type { OpenPage } from './swap/openPage';

interface KnownReleases {
  host: Pick<OpenPage['host'], 'candidates'>;
  live: Pick<OpenPage['live'], 'generation'>;
}

/**
 * A page starts with only the releases that it shows; the first request for another remote reads
 * the whole live set. If that fails with a connection, the server can still render the page.
 */
export function createReleaseFinder(
  { host, live }: KnownReleases,
  loadSwap: () => Promise<Swap>,
  openDocument = leaveFor,
): PageServices['findReleases'] {
  let reading: Promise<void> | undefined;

  return async (remote, address) => {
    if (host.candidates(remote).length > 0) return;
    reading ??= loadSwap()
      .then((swap) => swap(live.generation()))
      .finally(() => (reading = undefined));
    try {
      await reading;
    } catch (error) {
      if (!address) throw error;
      if (navigator.onLine) await openDocument(address);
    }
  };
}
