import { SiteError } from '@tidegate/contracts/errors/siteError';
import fastifyPlugin from 'fastify-plugin';

const halfOfPair = /\p{Surrogate}/u;

/** PostgreSQL stores no NUL and, in JSON, no lone surrogate. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !halfOfPair.test(text);
}

/** Returns the path of the first such text, without recursion. Binary bodies are skipped. */
function findUnstorable(sent: unknown, at: string): string | undefined {
  const waiting: [path: string, value: unknown][] = [[at, sent]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path;
      waiting.push([`${path}/${key}`, inner]);
    }
  }
  return undefined;
}

export const storableText = fastifyPlugin((app, _options, done) => {
  app.addHook('preValidation', async ({ body, query, params }) => {
    const path =
      findUnstorable(params, 'params') ??
      findUnstorable(query, 'querystring') ??
      findUnstorable(body, 'body');
    if (path === undefined) return;
    throw new SiteError('requests.invalid', 'A text that cannot be stored', {
      details: { issues: [{ path, problem: 'unstorable_text' }] },
    });
  });
  done();
});
