import { pageDocumentPath, type PageDocument } from '../../pages/pageDocument';
import type { LoadedPage } from '../../pages/pageSource';
import { loadShellChunk } from './loadShellChunk';

/** Keeps the navigation pending until the new document replaces this one. */
function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}

/**
 * Fetches a page for a client navigation; undefined if there is none. Loads the whole document if
 * the server runs another shell build (409) or the page is made for one visitor (205).
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
