import type { FastifyBaseLogger } from 'fastify';
import type { Backend } from '../backend-client/backend';
import { createFrameWords } from './pageWords';

const link = { label: 'Features', path: '/features' };
const group = { title: 'Help', links: [link] };
const footer = { products: group, learnMore: group, about: group, partners: group, help: group };
const documents: Readonly<Record<string, object>> = {
  'navigation.json': { menu: [link], user: [] },
  'footer.json': { ...footer, rights: 'All rights' },
  'head.json': { '/features': { title: 'Another title' } },
};

/** A backend with all documents, some with other responses. */
function readFrame(others: Readonly<Record<string, { status: number; body: string }>>) {
  const logged: unknown[] = [];
  const asked: string[] = [];
  const backend: Backend = {
    call: async ({ url }) => {
      const document = new URL(url, 'http://backend.invalid').searchParams.get('path') ?? '';
      asked.push(document);
      const { status = 200, body = JSON.stringify({ code: 200, data: documents[document] }) } =
        others[document] ?? {};
      return {
        httpStatus: status,
        body: Buffer.from(body),
        contentType: 'application/json',
        cacheControl: undefined,
        sessionChange: undefined,
      };
    },
  };
  const logger = { error: (line: unknown) => logged.push(line) } as unknown as FastifyBaseLogger;
  return { frameWords: createFrameWords(backend, logger), logged, asked };
}

test('menus, footer and changed heads come from the documents of the language, once a minute', async () => {
  const { frameWords, logged, asked } = readFrame({});

  const words = await frameWords('de');
  await frameWords('de');

  expect(words.navigation.menu).toEqual([link]);
  expect(words.footer.rights).toBe('All rights');
  expect(words.heads).toEqual({ '/features': { title: 'Another title' } });
  expect(asked.toSorted()).toEqual(['footer.json', 'head.json', 'navigation.json']);
  expect(logged).toEqual([]);
});

test.each([
  ['is not there', { status: 404, body: '{}' }],
  ['has another form', { status: 200, body: '{"code":200,"data":{"menu":"x"}}' }],
  ['is no JSON', { status: 200, body: '<html>' }],
])('a document that %s is left out and logged once', async (_, answer) => {
  const { frameWords, logged, asked } = readFrame({ 'navigation.json': answer });

  const words = await frameWords('de');
  await frameWords('de');

  expect(words.navigation).toEqual({ menu: [], user: [] });
  expect(words.footer.rights).toBe('All rights');
  expect(words.heads).not.toEqual({});
  expect(logged).toMatchObject([{ code: 'edge.brokenWords', document: 'navigation' }]);
  expect(asked).toHaveLength(3);
});
