import { pageDocumentPath, type PageDocument } from '../../pages/pageDocument';
import type { LoadedPage } from '../../pages/pageSource';
import { loadShellChunk } from './loadShellChunk';

/** The navigation stays pending until the whole document takes its place. */
function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}

/**
 * A page of the shell for a client navigation; undefined where there is none. With another build of
 * the shell on the server, and where a page is made for one visitor (205), the whole document is
 * loaded instead.
 */
export async function fetchPage(
  shellVersion: string,
  pathAndQuery: string,
  signal: AbortSignal,
): Promise<LoadedPage | undefined> {
  const [reply, { PageBody }] = await Promise.all([
    fetch(pageDocumentPath + shellVersion + pathAndQuery, { signal }),
    loadShellChunk(() => import('../../pages/PageBody'), pathAndQuery),
  ]);
  if (reply.status === 204) return undefined;
  if ([205, 409].includes(reply.status)) return leaveFor(pathAndQuery);
  if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
  return { document: (await reply.json()) as PageDocument, Sections: PageBody };
}
