import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { CommandFailure } from '../bootstrap/failure.js';
import { createTally, TestsFailed } from './tally';

async function aTally() {
  const lines: string[] = [];
  const line = (text: string) => void lines.push(text.trim());
  const rootDir = await makeTemporaryFolder();
  return { lines, tally: createTally({ rootDir, isDebugging: false, line }) };
}

test('counts of all parts are added up', async () => {
  const { tally } = await aTally();

  tally.add({ passed: 10, failed: 1, skipped: 0 });
  tally.add({ passed: 5, failed: 0, skipped: 2 });

  expect(tally.getCounts()).toEqual({ passed: 15, failed: 1, skipped: 2 });
});

test('a crashed part is explained and counts as one failure', async () => {
  const { lines, tally } = await aTally();

  tally.explain('build', new CommandFailure('Correct it'));

  expect(tally.getCounts()).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(lines).toEqual(['build failed: Correct it']);
});

test('failed tests are explained and not counted twice', async () => {
  const { lines, tally } = await aTally();
  tally.add({ passed: 1, failed: 3, skipped: 0 });

  tally.explain('tests', new TestsFailed('Correct them'));

  expect(tally.getCounts().failed).toBe(3);
  expect(lines).toEqual(['tests failed: Correct them']);
});
