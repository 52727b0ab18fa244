import { memoizeWithTtl } from './memoizeWithTtl';

function aQuestion() {
  const answers = ['first', 'second', 'third'];
  let at = 0;
  const call = memoizeWithTtl(
    5000,
    () => new Date(at),
    async () => {
      const answer = answers.shift();
      if (answer === 'first' && at === 1) throw new Error('no database');
      return answer;
    },
  );
  return { call, passMs: (ms: number) => (at += ms) };
}

test('callers within the TTL share one result, and a later caller gets a new one', async () => {
  const { call, passMs } = aQuestion();

  const together = await Promise.all([call(), call()]);
  passMs(4999);
  const inTime = await call();
  passMs(1);

  expect([...together, inTime, await call()]).toEqual(['first', 'first', 'first', 'second']);
});

test('a failure rejects all waiting callers and is not cached', async () => {
  const { call, passMs } = aQuestion();
  passMs(1);

  const outcomes = await Promise.allSettled([call(), call()]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await call()).toBe('second');
});
