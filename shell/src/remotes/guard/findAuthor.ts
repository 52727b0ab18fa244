import type { BrowserRelease } from '../browserRelease';
import { listRunning } from './runningReleases';

/** A shorter function may stand in anybody's file. */
const leastCharacters = 20;

/** The browser has these files in its cache; one that it cannot read is no evidence. */
async function readScripts({ entry, chunk }: BrowserRelease): Promise<string> {
  const read = async ({ url }: { url: string }) => (await fetch(url)).text();
  const texts = await Promise.all([entry, chunk].map(read)).catch(() => ['']);
  return texts.join('\n');
}

/** The one running release whose files hold the source of a function, if it is one alone. */
export async function findAuthor(found: unknown): Promise<BrowserRelease | undefined> {
  if (typeof found !== 'function') return undefined;
  const source = Function.prototype.toString.call(found);
  if (source.length < leastCharacters) return undefined;
  const running = listRunning();
  const texts = await Promise.all(running.map(readScripts));
  const [author, ...others] = running.filter((_, index) => texts[index]?.includes(source));
  return others.length === 0 ? author : undefined;
}
