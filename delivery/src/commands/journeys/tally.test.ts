import { makeTemporaryFolder } from '../../../testing/temporaryFolder';
import { CommandFailure } from '../bare/failure.js';
import { createTally } from './tally';

async function aTally() {
  const lines: string[] = [];
  const phase = <Result>(_: string, work: () => Promise<Result>) => work();
  const progress = { line: (text: string) => void lines.push(text.trim()), phase };
  return { lines, tally: createTally({ rootDir: await makeTemporaryFolder(), progress }) };
}

test('counts of all parts are added up', async () => {
  const { tally } = await aTally();

  tally.add({ passed: 10, failed: 1, skipped: 0 });
  tally.add({ passed: 5, failed: 0, skipped: 2 });

  expect(tally.getCounts()).toEqual({ passed: 15, failed: 1, skipped: 2 });
});

test('a part that breaks off is one failure, is explained, and ends nothing else', async () => {
  const { lines, tally } = await aTally();

  const result = await tally.attempt<string>('build', () =>
    Promise.reject(new CommandFailure('Correct it')),
  );

  expect(result).toBeUndefined();
  expect(tally.getCounts().failed).toBe(1);
  expect(lines).toEqual(['build failed: Correct it']);
});

test('a part that works out counts nothing by itself', async () => {
  const { tally } = await aTally();

  expect(await tally.attempt('build', async () => 'built')).toBe('built');
  expect(tally.getCounts()).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
