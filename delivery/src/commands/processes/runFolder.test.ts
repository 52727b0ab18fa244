import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { openRunFolder } from './runFolder';

const marked = process.env['TIDEGATE_RUN'];

afterEach(() => {
  if (marked === undefined) delete process.env['TIDEGATE_RUN'];
  else process.env['TIDEGATE_RUN'] = marked;
});

/** The pid of a process that has ended. */
async function findGonePid(): Promise<number> {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  return gone.pid ?? 0;
}

/** Leftovers of a killed run: its folder, another folder and a process. */
async function aKilledRun(rootDir: string) {
  const folder = path.join(rootDir, '.cache/runs', `${await findGonePid()}-123`);
  const elsewhere = await makeTemporaryFolder();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'folders'), `${elsewhere}\n`);
  const left = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'], {
    stdio: 'ignore',
    env: { ...process.env, TIDEGATE_RUN: folder },
  });
  await once(left, 'spawn');
  return { folder, elsewhere, left };
}

test('a run has its own folder until it ends and marks its processes', async () => {
  const rootDir = await makeTemporaryFolder();
  const elsewhere = await makeTemporaryFolder();

  const run = await openRunFolder(rootDir);

  expect(process.env['TIDEGATE_RUN']).toBe(run.path);
  expect(existsSync(run.path)).toBe(true);
  await run.own(elsewhere);
  await run.remove();
  expect(existsSync(run.path)).toBe(false);
  expect(existsSync(elsewhere)).toBe(false);
});

test('the next run clears the leftovers of a killed run', async () => {
  const rootDir = await makeTemporaryFolder();
  const { folder, elsewhere, left } = await aKilledRun(rootDir);
  const ended = once(left, 'exit');

  const run = await openRunFolder(rootDir);

  // Only Linux shows the environment of other processes.
  if (process.platform === 'linux') await ended;
  else left.kill();
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(elsewhere)).toBe(false);
  await run.remove();
});

test('a run in progress is left alone', async () => {
  const rootDir = await makeTemporaryFolder();
  const first = await openRunFolder(rootDir);

  const second = await openRunFolder(rootDir);

  expect(second.path).toBe(first.path);
  expect(await readdir(path.join(rootDir, '.cache/runs'))).toHaveLength(1);
  await first.remove();
});
