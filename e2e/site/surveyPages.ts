import { userAgents, type Device } from './languages';
import { readPageFacts, type PageFacts } from './pageFacts';

/** Few, because several tests survey at the same time, and a page that waits long counts as stuck. */
const atOnce = 2;

async function survey(url: string, device: Device, cookie: string): Promise<PageFacts> {
  const reply = await fetch(url, {
    redirect: 'manual',
    headers: {
      'user-agent': userAgents[device],
      // Nothing travels far; browsers ask for pages compressed.
      'accept-encoding': 'identity',
      ...(cookie && { cookie }),
    },
  });
  const location = reply.headers.get('location') ?? '';
  return readPageFacts({ url, status: reply.status, location }, await reply.text());
}

/**
 * Reads pages as a visitor of this device gets them, a few at a time; no hop is followed. With the
 * `cookie` header of a session, as that account gets them.
 */
export async function surveyPages(
  urls: readonly string[],
  device: Device,
  cookie = '',
): Promise<PageFacts[]> {
  const waiting = [...urls.entries()];
  const facts: PageFacts[] = [];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      facts[next[0]] = await survey(next[1], device, cookie);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return facts;
}
