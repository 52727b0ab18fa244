import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import timers from 'node:timers/promises';
import fastify from 'fastify';
import { createDrain } from './createDrain';

async function aServer() {
  const app = fastify();
  const { drain, isDraining } = createDrain(app);
  app.get('/', () => 'done');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, origin, drain, isDraining };
}

async function call(origin: string, agent: Agent) {
  const [reply] = (await once(get(origin, { agent }), 'response')) as [IncomingMessage];
  reply.resume();
  await once(reply, 'end');
  return reply.headers.connection;
}

test('a draining server responds and closes each connection after its reply', async () => {
  const { app, origin, drain, isDraining } = await aServer();
  const [known, fresh] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  const before = await call(origin, known);

  const drained = drain(0);
  const answers = [await call(origin, known), await call(origin, fresh)];
  await drained;

  expect(before).toBe('keep-alive');
  expect(isDraining()).toBe(true);
  expect(answers).toEqual(['close', 'close']);
  await app.close();
});

test('draining waits until each active connection got a closing reply', async () => {
  const { app, origin, drain } = await aServer();
  const agent = new Agent({ keepAlive: true });
  await call(origin, agent);
  let isDrained = false;

  const drained = drain(0).then(() => (isDrained = true));
  const answer = call(origin, agent);
  expect(await answer).toBe('close');
  expect(isDrained).toBe(false);

  await drained;
  await app.close();
});

test('a server without active connections drains at once', async () => {
  const { app, drain } = await aServer();
  const wait = jest.spyOn(timers, 'setTimeout');

  await drain(0);

  expect(wait.mock.calls).toEqual([[0]]);
  await app.close();
});
