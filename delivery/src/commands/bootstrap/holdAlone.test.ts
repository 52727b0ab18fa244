import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { holdAlone } from './holdAlone.js';

async function aHold() {
  const rootDir = await makeTemporaryFolder();
  const locks = path.join(rootDir, '.cache/locks');
  const abort = new AbortController();
  const hold = <Result>(work: () => Promise<Result>) =>
    holdAlone({ rootDir, name: 'build', signal: abort.signal }, work);
  return { locks, abort, hold };
}

test('two processes with the same lock work one after the other', async () => {
  const { hold } = await aHold();
  let atWork = 0;
  const work = async () => {
    atWork += 1;
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
    return atWork;
  };

  expect(await Promise.all([hold(work), hold(work)])).toEqual([0, 0]);
});

test('failing work releases the lock', async () => {
  const { locks, hold } = await aHold();

  await expect(hold(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect(await readdir(locks)).toEqual([]);
  expect(await hold(async () => 'done')).toBe('done');
});

test('the lock of a killed process is free', async () => {
  const { locks, hold } = await aHold();
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  await mkdir(locks, { recursive: true });
  await writeFile(path.join(locks, 'build'), String(gone.pid));

  expect(await hold(async () => 'done')).toBe('done');
});

test('waiting for the lock can be aborted', async () => {
  const { hold, abort } = await aHold();

  await hold(async () => {
    const waiting = hold(async () => 'never');
    abort.abort();
    await expect(waiting).rejects.toThrow(/abort/);
  });
});
