import { setImmediate as nextTurn } from 'node:timers/promises';

import { createEventBuffer } from './eventBuffer';

/** A buffer for four events whose database answers when it is told to. */
function aBuffer({ isBroken = false } = {}) {
  const stored: string[][] = [];
  const lost: number[] = [];
  const buffer = createEventBuffer<string>({
    capacity: 4,
    batchSize: 2,
    store: async (batch) => {
      if (isBroken) throw new Error('no database');
      stored.push([...batch]);
    },
    onFailure: (_, count) => void lost.push(count),
  });
  return { buffer, stored, lost };
}

test('events are stored in batches, in the order in which they came', async () => {
  const { buffer, stored } = aBuffer();

  buffer.add(['a']);
  buffer.add(['b', 'c']);
  await Promise.all([buffer.flush(), buffer.flush()]);

  expect(stored).toEqual([['a', 'b'], ['c']]);
});

test('a whole batch does not wait to be asked for', async () => {
  const { buffer, stored } = aBuffer();

  buffer.add(['a']);
  buffer.add(['b']);
  await nextTurn();
  buffer.add(['c']);
  await nextTurn();

  expect(stored).toEqual([['a', 'b']]);
});

test('what does not fit is refused whole, until there is room again', async () => {
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

test('a batch that cannot be stored is reported and makes room', async () => {
  const { buffer, lost } = aBuffer({ isBroken: true });
  buffer.add(['a', 'b', 'c']);

  await buffer.flush();

  expect(lost).toEqual([2, 1]);
  expect(buffer.add(['d', 'e', 'f', 'g'])).toBe(true);
});
