import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

export interface SiteEvents {
  /** Resolves with the milliseconds until the event of the generation arrives. */
  waitFor: (generation: number) => Promise<number>;
  close: () => void;
}

export async function openSiteEvents(siteUrl: string): Promise<SiteEvents> {
  const [reply] = (await once(get(`${siteUrl}/_site/events`), 'response')) as [IncomingMessage];
  let text = '';
  reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return {
    async waitFor(generation) {
      const startedAt = performance.now();
      while (!text.includes(`"generation":${generation},`)) await once(reply, 'data');
      return performance.now() - startedAt;
    },
    close: () => reply.destroy(),
  };
}
