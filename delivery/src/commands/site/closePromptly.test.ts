import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { closePromptly } from './closePromptly';

/** A service whose only response is sent when the test decides. */
async function aService(longestAnswerMs?: number) {
  const app = fastify({ return503OnClosing: false });
  let answer: (text: string) => void = () => undefined;
  const called = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve();
      return new Promise<string>((resolveAnswer) => {
        answer = resolveAnswer;
      });
    });
  });
  const service = closePromptly({ app, close: () => app.close() }, longestAnswerMs);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { ...service, origin, port, called, answer: () => answer('done') };
}

test('an unused connection does not delay closing', async () => {
  const { app, close, port } = await aService();
  const connected = once(app.server, 'connection');
  const idle = connect(port, '127.0.0.1');
  await connected;

  await close();

  expect(app.server.listening).toBe(false);
  idle.destroy();
});

test('closing answers an accepted request and then ends its connection', async () => {
  const { close, origin, called, answer } = await aService();
  const reply = fetch(origin).then((response) => response.text());
  await called;

  const closed = close();
  answer();

  await expect(reply).resolves.toBe('done');
  await closed;
});

test('closing cuts off a request that is never answered', async () => {
  const { close, origin, called } = await aService(10);
  const reply = fetch(origin);
  await called;

  await Promise.all([close(), expect(reply).rejects.toThrow('fetch failed')]);
});
