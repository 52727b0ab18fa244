import { spawnSync } from 'node:child_process';
import { readUsage } from './readUsage';

const isLinux = process.platform === 'linux';

/** Keeps the processor busy for the given processor time. */
function compute(cpuMs: number): void {
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user / 1000 < cpuMs);
}

test('processor time grows with the work of a process', () => {
  const before = readUsage(process.pid)?.cpuMs ?? 0;

  compute(60);

  const grown = (readUsage(process.pid)?.cpuMs ?? 0) - before;
  expect(grown >= 40).toBe(isLinux);
});

test('memory is reported in bytes', () => {
  const { residentBytes = 0 } = readUsage(process.pid) ?? {};

  expect(residentBytes > 20_000_000).toBe(isLinux);
});

test('an ended process has no usage', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);

  expect(readUsage(pid)).toBeUndefined();
});
