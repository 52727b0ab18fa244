import { ClientBusy, createClientTurns } from './clientTurns';

const greedy = '203.0.113.7';
const other = '198.51.100.9';

/** Work that ends on demand. */
function someWork() {
  let end = () => {};
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    work: async () => {
      hasBegun = true;
      await ended;
    },
    end: () => end(),
    hasBegun: () => hasBegun,
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('requests above a client’s limit wait and do not delay other clients', async () => {
  const inTurn = createClientTurns({ atOnce: 2, mostWaiting: 10 });
  const works = [someWork(), someWork(), someWork()] as const;
  const done = works.map(({ work }) => inTurn(greedy, work));

  await inTurn(other, async () => undefined);
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);

  works[0].end();
  await done[0];
  await settle();
  expect(works[2].hasBegun()).toBe(true);

  for (const { end } of works) end();
  await Promise.all(done);
});

test('a client with a full queue is refused until a request finishes', async () => {
  const inTurn = createClientTurns({ atOnce: 1, mostWaiting: 1 });
  const [first, second] = [someWork(), someWork()];
  const done = [inTurn(greedy, first.work), inTurn(greedy, second.work)];

  await expect(inTurn(greedy, async () => 'page')).rejects.toThrow(ClientBusy);
  await expect(inTurn(other, async () => 'page')).resolves.toBe('page');

  first.end();
  second.end();
  await Promise.all(done);
  await expect(inTurn(greedy, async () => 'page')).resolves.toBe('page');
});

test('failed work releases its turn', async () => {
  const inTurn = createClientTurns({ atOnce: 1, mostWaiting: 1 });

  const failed = inTurn(greedy, () => Promise.reject(new Error('no page')));
  const next = inTurn(greedy, async () => 'page');

  await expect(failed).rejects.toThrow('no page');
  await expect(next).resolves.toBe('page');
});
