import { pageDocumentPath, type SentPage } from '../../pages/pageDocument';
import type { LoadedPage } from '../../pages/pageSource';

/** Keeps the navigation pending until the new document replaces this one. */
export function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}

export async function readSentPage(reply: Response): Promise<LoadedPage> {
  const { html, ...facts } = (await reply.json()) as SentPage;
  return { facts, html };
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
  const reply = await fetch(pageDocumentPath + shellVersion + pathAndQuery, { signal });
  if (reply.status === 204) return undefined;
  if ([205, 409].includes(reply.status)) return leaveFor(pathAndQuery);
  if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
  return readSentPage(reply);
}
