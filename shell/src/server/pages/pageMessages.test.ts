import type { FastifyBaseLogger } from 'fastify';
import type { Backend } from '../backend-client/backend';
import { createFrameMessages } from './pageMessages';

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
  const requested: string[] = [];
  const backend: Backend = {
    call: async ({ url }) => {
      const document = new URL(url, 'http://backend.invalid').searchParams.get('path') ?? '';
      requested.push(document);
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
  return { frameMessages: createFrameMessages(backend, logger), logged, requested };
}

test('menus, footer and changed heads come from the documents of the language, once a minute', async () => {
  const { frameMessages, logged, requested } = readFrame({});

  const messages = await frameMessages('de');
  await frameMessages('de');

  expect(messages.navigation.menu).toEqual([link]);
  expect(messages.footer.rights).toBe('All rights');
  expect(messages.heads).toEqual({ '/features': { title: 'Another title' } });
  expect(requested.toSorted()).toEqual(['footer.json', 'head.json', 'navigation.json']);
  expect(logged).toEqual([]);
});

test.each([
  ['is not there', { status: 404, body: '{}' }],
  ['has another form', { status: 200, body: '{"code":200,"data":{"menu":"x"}}' }],
  ['is no JSON', { status: 200, body: '<html>' }],
])('a document that %s is left out and logged once', async (_, answer) => {
  const { frameMessages, logged, requested } = readFrame({ 'navigation.json': answer });

  const messages = await frameMessages('de');
  await frameMessages('de');

  expect(messages.navigation).toEqual({ menu: [], user: [] });
  expect(messages.footer.rights).toBe('All rights');
  expect(messages.heads).not.toEqual({});
  expect(logged).toMatchObject([{ code: 'edge.brokenWords', document: 'navigation' }]);
  expect(requested).toHaveLength(3);
});
