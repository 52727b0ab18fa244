import { setImmediate as nextTurn } from 'node:timers/promises';
import { FragmentDelayed } from '../protocol/fragmentFailed';
import { createTurns } from './createTurns';

const never = () => new AbortController().signal;

/** Work that ends on demand. */
function someWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: jest.fn(() => ended), end };
}

test('work above the limit waits in order', async () => {
  const turns = createTurns(2);
  const works = [someWork(), someWork(), someWork(), someWork()];
  const begun = () => works.map(({ run }) => run.mock.calls.length);

  const running = works.map(({ run }) => turns.run(never(), run));
  await nextTurn();
  expect(begun()).toEqual([1, 1, 0, 0]);

  works[1]?.end();
  await nextTurn();
  expect(begun()).toEqual([1, 1, 1, 0]);

  for (const { end } of works) end();
  await Promise.all(running);
  expect(turns.claimed()).toBe(0);
});

test('work that throws releases its turn', async () => {
  const turns = createTurns(1);

  await expect(turns.run(never(), () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');

  expect(await turns.run(never(), () => Promise.resolve('next'))).toBe('next');
});

test('work that waits too long loses its turn to the next in the queue', async () => {
  const turns = createTurns(1);
  const [first, missed, third] = [someWork(), someWork(), someWork()];
  const stop = new AbortController();
  const running = turns.run(never(), first.run);
  const missing = turns.run(stop.signal, missed.run);
  const waiting = turns.run(never(), third.run);

  stop.abort();
  await expect(missing).rejects.toBeInstanceOf(FragmentDelayed);
  first.end();
  third.end();
  await Promise.all([running, waiting]);

  expect(missed.run).not.toHaveBeenCalled();
  expect(third.run).toHaveBeenCalledTimes(1);
});

test('a signal after the start of the work has no effect', async () => {
  const turns = createTurns(1);
  const [first, second] = [someWork(), someWork()];
  const stop = new AbortController();
  const running = turns.run(never(), first.run);
  const next = turns.run(stop.signal, second.run);
  first.end();
  await running;
  await nextTurn();

  stop.abort();
  second.end();

  await expect(next).resolves.toBeUndefined();
  expect(turns.claimed()).toBe(0);
});

test('work beyond a full queue is rejected', async () => {
  const turns = createTurns(1);
  const first = someWork();
  const running = [first, ...Array.from({ length: 500 }, someWork)].map((work) => {
    work.end();
    return turns.run(never(), work.run);
  });

  await expect(turns.run(never(), first.run)).rejects.toBeInstanceOf(FragmentDelayed);
  await Promise.all(running);
});
