import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { endGroup, spawnGroup } from './processGroup';

/** A process that starts a child, prints its pid and handles SIGTERM as given. */
const parent = (onTerm: string) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  process.on('SIGTERM', () => { ${onTerm} });
  process.stdout.write(child.pid + '\\n');
  setInterval(() => undefined, 1000);
`;

async function start(onTerm: string) {
  const group = spawnGroup(process.execPath, ['--eval', parent(onTerm)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!group.stdout) throw new Error('no output');
  const [line] = (await once(createInterface(group.stdout), 'line')) as [string];
  return { group, childPid: Number(line) };
}

async function waitUntilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a process that terminates on request also ends its children', async () => {
  const { group, childPid } = await start('process.exit(0)');

  await endGroup(group);

  expect(group.exitCode).toBe(0);
  await waitUntilGone(childPid);
});

test('a process that ignores the request is killed after the deadline', async () => {
  const { group, childPid } = await start('');

  await endGroup(group, 0);

  expect(group.signalCode).toBe('SIGKILL');
  await waitUntilGone(childPid);
});

test('a group that has ended already is left alone', async () => {
  const { group } = await start('process.exit(3)');
  await endGroup(group);

  await endGroup(group);

  expect(group.exitCode).toBe(3);
});
