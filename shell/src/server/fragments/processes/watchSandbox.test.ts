import type { SandboxChannel } from './openSandbox';
import { watchSandbox } from './watchSandbox';

const pollIntervalMs = 50;

afterEach(() => {
  jest.useRealTimers();
});

/** A watched process that uses processor time at each check and may answer pings. */
function open({ cpuMs = 0, residentBytes = 0, answers = false }) {
  jest.useFakeTimers();
  let usedMs = 0;
  const kill = jest.fn<void, Parameters<SandboxChannel['kill']>>();
  const watch = watchSandbox({
    usage: () => ({ cpuMs: usedMs, residentBytes }),
    ping: () => (answers ? Promise.resolve() : new Promise(() => undefined)),
    kill,
  });
  watch.start();
  return {
    watch,
    async poll() {
      usedMs += cpuMs;
      await jest.advanceTimersByTimeAsync(pollIntervalMs);
    },
    codes: () => kill.mock.calls.map(([why]) => why?.code),
  };
}

test('a silent process is killed after half a second of processor time', async () => {
  const { poll, codes } = open({ cpuMs: 300 });

  for (let times = 0; times < 3; times += 1) await poll();

  expect(codes()).toEqual(['remotes.blockedRender']);
});

test.each([
  ['has as much to do as others ask of it, and says what came of each', 300, false],
  ['answers when it is asked', 300, true],
  ['waits for a processor', 0, false],
])('a process that %s is not killed', async (_, cpuMs, answers) => {
  const { watch, poll, codes } = open({ cpuMs, answers });

  for (let times = 0; times < 10; times += 1) {
    await poll();
    if (!answers && cpuMs > 0) watch.onNotification();
  }

  expect(codes()).toEqual([]);
});

test('a process above its memory limit is killed', async () => {
  const { poll, codes } = open({ residentBytes: 600 * 1024 * 1024 });

  await poll();

  expect(codes()).toEqual(['remotes.outOfMemory']);
});

test('an idle process is not watched', async () => {
  const { watch, poll, codes } = open({ residentBytes: 600 * 1024 * 1024 });

  watch.stop();
  await poll();

  expect(codes()).toEqual([]);
});
