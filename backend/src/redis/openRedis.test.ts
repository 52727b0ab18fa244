import { describeOnRedis } from '../../testing/describeOnRedis';
import { openRedis } from './openRedis';
import { listenToLog, waitFor } from '../../testing/listenToLog';

describeOnRedis('a Redis that servers share', (getRedis) => {
  const open = async () => {
    const log = listenToLog();
    const redis = await openRedis({ url: getRedis().url, log: log.logger });
    return { redis, ...log };
  };

  test('a server reads what another server wrote', async () => {
    const first = await open();
    const second = await open();

    await first.redis.attempt((server) => server.set('word', 'harbour'));

    expect(await second.redis.attempt((server) => server.get('word'))).toBe('harbour');
    expect(second.redis.isUp()).toBe(true);
    await first.redis.close();
    await second.redis.close();
  });

  test('every subscriber receives a message, also after Redis was down', async () => {
    const speaker = await open();
    const listener = await open();
    let received = 0;
    listener.redis.listen('news', () => (received += 1));
    const publishUntilReceived = async () => {
      const before = received;
      await waitFor(async () => {
        await speaker.redis.attempt((server) => server.publish('news', ''));
        return received > before;
      });
    };

    await publishUntilReceived();
    await getRedis().stop();
    await getRedis().start();
    await publishUntilReceived();

    expect(received).toBeGreaterThan(1);
    await speaker.redis.close();
    await listener.redis.close();
  });

  test('while Redis is down every attempt fails at once, with one line in the log, until it is back', async () => {
    const { redis, codes } = await open();

    await getRedis().stop();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => redis.attempt((server) => server.get('word'))),
    );
    await getRedis().start();
    await waitFor(() => redis.isUp());

    expect(answers.every((answer) => answer === undefined)).toBe(true);
    expect(codes).toEqual(['redis.away', 'redis.back']);
    expect(await redis.attempt((server) => server.ping())).toBe('PONG');
    await redis.close();
  });

  test('only the first caller waits for a hanging Redis', async () => {
    const { redis, codes } = await open();
    getRedis().freeze();

    const first = await redis.attempt((server) => server.get('word'));
    // A hundred waits of half a second would exceed the test's time-out.
    for (let turn = 0; turn < 100; turn += 1) await redis.attempt((server) => server.get('word'));
    getRedis().thaw();
    await waitFor(() => redis.isUp());

    expect(first).toBeUndefined();
    expect(codes).toEqual(['redis.away', 'redis.back']);
    await redis.close();
  });
});

test('a server starts without its Redis and logs that', async () => {
  const { logger, codes } = listenToLog();

  const redis = await openRedis({ url: 'redis://127.0.0.1:1', log: logger });

  expect(redis.isUp()).toBe(false);
  expect(codes).toEqual(['redis.away']);
  await redis.close();
});
