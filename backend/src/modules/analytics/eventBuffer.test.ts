import { setImmediate as nextTurn } from 'node:timers/promises';

import { createEventBuffer } from './eventBuffer';

class Away extends Error {}

/** A buffer for four events, whose database fails with `failure`. */
function aBuffer(failure?: Error) {
  const stored: string[][] = [];
  const lost: number[] = [];
  const database: { failure?: Error | undefined } = { failure };
  const buffer = createEventBuffer<string>({
    capacity: 4,
    batchSize: 2,
    store: async (batch) => {
      if (database.failure) throw database.failure;
      stored.push([...batch]);
    },
    isPassing: (error) => error instanceof Away,
    onFailure: (_, count) => void lost.push(count),
  });
  return { buffer, stored, lost, database };
}

test('events are stored in batches and in order', async () => {
  const { buffer, stored } = aBuffer();

  buffer.add(['a']);
  buffer.add(['b', 'c']);
  await Promise.all([buffer.flush(), buffer.flush()]);

  expect(stored).toEqual([['a', 'b'], ['c']]);
});

test('a full batch is stored without a flush', async () => {
  const { buffer, stored } = aBuffer();

  buffer.add(['a']);
  buffer.add(['b']);
  await nextTurn();
  buffer.add(['c']);
  await nextTurn();

  expect(stored).toEqual([['a', 'b']]);
});

test('events that do not fit are refused together until there is space', async () => {
  const { buffer } = aBuffer();
  buffer.add(['a', 'b', 'c']);

  expect([buffer.add(['d', 'e']), buffer.add(['d']), buffer.add(['e'])]).toEqual([
    false,
    true,
    false,
  ]);

  await buffer.flush();
  expect(buffer.add(['e'])).toBe(true);
});

test('a batch that cannot be stored is reported and frees its space', async () => {
  const { buffer, lost } = aBuffer(new Error('a row that no table takes'));
  buffer.add(['a', 'b', 'c']);

  await buffer.flush();

  expect(lost).toEqual([2, 1]);
  expect(buffer.add(['d', 'e', 'f', 'g'])).toBe(true);
});

test('while the database is down a batch waits and keeps its space and order', async () => {
  const { buffer, stored, lost, database } = aBuffer(new Away());
  buffer.add(['a', 'b', 'c']);

  await buffer.flush();
  const requested = lost.length;
  expect([buffer.add(['d', 'e']), buffer.add(['d'])]).toEqual([false, true]);
  await nextTurn();
  // New events trigger no further attempts meanwhile.
  expect(lost).toHaveLength(requested);
  database.failure = undefined;
  await buffer.flush();

  expect(stored).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(lost.filter((count) => count > 0)).toEqual([]);
});

test('events that still wait when the buffer closes are lost and reported', async () => {
  const { buffer, lost } = aBuffer(new Away());
  buffer.add(['a', 'b', 'c']);

  await buffer.close();

  expect(lost.filter((count) => count > 0)).toEqual([3]);
});
