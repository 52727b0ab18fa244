import { userAgents, type Device } from './languages';
import { readPageFacts, type PageFacts } from './pageFacts';

/** Low, because tests run concurrently and a request that waits too long counts as stuck. */
const atOnce = 2;

async function survey(url: string, device: Device, cookie: string): Promise<PageFacts> {
  const reply = await fetch(url, {
    redirect: 'manual',
    headers: {
      'user-agent': userAgents[device],
      // Compression only costs time on a local connection.
      'accept-encoding': 'identity',
      ...(cookie && { cookie }),
    },
  });
  const location = reply.headers.get('location') ?? '';
  return readPageFacts({ url, status: reply.status, location }, await reply.text());
}

/** Does not follow redirects. */
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
