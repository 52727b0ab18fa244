import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { CommandFailure, explainFailure } from './failure.js';

async function aFailure(error: unknown, isDebugging = false) {
  const rootDir = await makeTemporaryFolder();
  return { rootDir, text: explainFailure({ command: 'start', error, rootDir, isDebugging }) };
}

test('an expected failure prints only its advice', async () => {
  const { text } = await aFailure(new CommandFailure('Port 8080 is taken.'));

  expect(text).toBe('start failed: Port 8080 is taken.');
});

test('the output of a tool precedes the line with the advice', async () => {
  const logFile = '/checkout/.cache/logs/lint.log';
  const error = new CommandFailure('Correct it.', { output: 'a.ts: bad', logFile });
  const text = explainFailure({ command: 'verify', error, rootDir: '/checkout', isDebugging: '' });

  expect(text).toBe('a.ts: bad\n\nverify failed: Correct it. (log: .cache/logs/lint.log)');
  const again = 'npm run verify -- lint';
  const repeatable = new CommandFailure('Correct it.', { again });
  expect(
    explainFailure({ command: 'lint', error: repeatable, rootDir: '/checkout', isDebugging: '' }),
  ).toBe('lint failed: Correct it.\nagain alone: npm run verify -- lint');
});

test('the stack of a defect goes to a file, its first line to the terminal', async () => {
  const { rootDir, text } = await aFailure(new Error('boom\nsecond line'));

  expect(text).toBe('start failed: boom (details: .cache/logs/start.failure.log, or set DEBUG=1)');
  const kept = await readFile(path.join(rootDir, '.cache/logs/start.failure.log'), 'utf8');
  expect(kept).toContain('failure.test.ts');
});

test('DEBUG prints the stack to the terminal', async () => {
  const { text } = await aFailure(new Error('boom'), true);

  expect(text).toContain('failure.test.ts');
});

test('a defect is reported even if its stack cannot be written', async () => {
  const rootDir = await makeTemporaryFolder();
  const logsDir = path.join(rootDir, 'a-file/logs');
  await writeFile(path.join(rootDir, 'a-file'), '');

  const error = new Error('boom');
  const text = explainFailure({ command: 'start', error, rootDir, logsDir, isDebugging: false });

  expect(text).toBe('start failed: boom (for details set DEBUG=1)');
});
