import { spawnSync } from 'node:child_process';
import { readUsage } from './processUsage';

const isLinux = process.platform === 'linux';

/** Keeps the processor busy for so long by its own count. */
function compute(cpuMs: number): void {
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user / 1000 < cpuMs);
}

test('processor time grows with what a process does', () => {
  const before = readUsage(process.pid)?.cpuMs ?? 0;

  compute(60);

  const grown = (readUsage(process.pid)?.cpuMs ?? 0) - before;
  expect(grown >= 40).toBe(isLinux);
});

test('memory is told in bytes', () => {
  const { residentBytes = 0 } = readUsage(process.pid) ?? {};

  expect(residentBytes > 20_000_000).toBe(isLinux);
});

test('of a process that is gone nothing is told', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);

  expect(readUsage(pid)).toBeUndefined();
});
