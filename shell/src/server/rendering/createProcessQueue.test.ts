import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fastify } from 'fastify';
import { createProcessQueue } from './createProcessQueue';

const renderFile = path.join(__dirname, '../testing/renderer.cjs');

test('the queue hands out all its processes, and the next page waits', async () => {
  const queue = createProcessQueue({ renderFile, size: 3, logger: fastify().log });
  const claimed = [queue.take(), queue.take(), queue.take()];
  const waiting = queue.take();

  const found = await Promise.all(claimed.map((one) => Promise.race([one, nextTurn('waits')])));
  const next = await Promise.race([waiting, nextTurn('waits')]);

  expect(found).not.toContain('waits');
  expect(new Set(found).size).toBe(3);
  expect(next).toBe('waits');

  for (const renderer of found) if (typeof renderer !== 'string') queue.give(renderer);
  expect(found).toContain(await waiting);
  queue.give(await waiting);
  await queue.close();
});
