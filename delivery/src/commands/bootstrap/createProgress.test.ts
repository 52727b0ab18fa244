import { createProgress } from './createProgress.js';

function aTerminal({ isTTY = false } = {}) {
  let text = '';
  const progress = createProgress({ write: (part: string) => (text += part), isTTY });
  return { progress, read: () => text.replaceAll(/\d+(\.\d)? s(?=\r|$)/gm, 'N s') };
}

test('a phase prints one line: its name first, its seconds at the end', async () => {
  const { progress, read } = aTerminal();
  let during = '';

  const result = await progress.phase('building', async () => {
    during = read();
    return 'built';
  });

  expect(result).toBe('built');
  expect(during).toBe('building … ');
  expect(read()).toBe('building … N s\n');
});

test('a line printed during a phase gets its own line', async () => {
  const { progress, read } = aTerminal();

  await progress.phase('releasing', async () => progress.line('blog has changed'));

  expect(read()).toBe('releasing … \nblog has changed\nreleasing … N s\n');
});

test('a phase that fails ends its line', async () => {
  const { progress, read } = aTerminal();

  await expect(progress.phase('building', () => Promise.reject(new Error('no')))).rejects.toThrow();

  expect(read()).toBe('building … \n');
});

describe('a phase that takes long', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function work(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 25_000));
  }

  test('prints its duration every ten seconds in one line', async () => {
    const { progress, read } = aTerminal();

    const done = progress.phase('installing', work);
    await jest.advanceTimersByTimeAsync(25_000);
    await done;

    expect(read()).toBe('installing … 10 s … 20 s … N s\n');
  });

  test('overwrites its line on a terminal', async () => {
    const { progress, read } = aTerminal({ isTTY: true });

    const done = progress.phase('installing', work);
    await jest.advanceTimersByTimeAsync(25_000);
    await done;

    const lines = read().split('\r\u001b[2K');
    expect(lines).toEqual([
      'installing … ',
      'installing … N s',
      'installing … N s',
      'installing … N s\n',
    ]);
  });
});
