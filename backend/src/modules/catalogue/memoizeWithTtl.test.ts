import { memoizeWithTtl } from './memoizeWithTtl';

function aQuestion() {
  const answers = ['first', 'second', 'third'];
  let at = 0;
  const ask = memoizeWithTtl(
    5000,
    () => new Date(at),
    async () => {
      const answer = answers.shift();
      if (answer === 'first' && at === 1) throw new Error('no database');
      return answer;
    },
  );
  return { ask, passMs: (ms: number) => (at += ms) };
}

test('callers within the TTL share one result, and a later caller gets a new one', async () => {
  const { ask, passMs } = aQuestion();

  const together = await Promise.all([ask(), ask()]);
  passMs(4999);
  const inTime = await ask();
  passMs(1);

  expect([...together, inTime, await ask()]).toEqual(['first', 'first', 'first', 'second']);
});

test('a failure rejects all waiting callers and is not cached', async () => {
  const { ask, passMs } = aQuestion();
  passMs(1);

  const outcomes = await Promise.allSettled([ask(), ask()]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe('second');
});
