import fastify from 'fastify';

import { storableText } from './storableText';

test('a binary body is not searched, however large it is', async () => {
  const app = fastify();
  await app.register(storableText);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
  app.post('/', () => 'taken');
  const listed = jest.spyOn(Object, 'entries');

  const reply = await app.inject({
    ...{ method: 'POST', url: '/', payload: Buffer.alloc(64_000) },
    headers: { 'content-type': 'application/octet-stream' },
  });

  const searched = listed.mock.calls.filter(([value]) => Buffer.isBuffer(value));
  listed.mockRestore();
  expect([reply.body, searched]).toEqual(['taken', []]);
});
