import { createStatusBoard, formatEnd } from './statusBoard';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function aBoard(output: { isTTY?: boolean; columns?: number } = {}) {
  let text = '';
  const board = createStatusBoard({ write: (part: string) => (text += part), ...output });
  return { board, read: () => text, readLines: () => text.split('\n').filter(Boolean) };
}

test('in a log a job prints its progress every ten seconds', () => {
  const { board, readLines } = aBoard();
  let passed = 12;
  const lint = board.open('lint');
  board.open('tests').describe(() => `${passed} passed`);

  jest.advanceTimersByTime(9000);
  expect(readLines()).toEqual([]);
  jest.advanceTimersByTime(2000);
  lint.end();
  passed = 30;
  jest.advanceTimersByTime(10_000);

  expect(readLines()).toEqual([
    '  … lint 10 s',
    '  … tests 10 s, 12 passed',
    '  … tests 20 s, 30 passed',
  ]);
});

test('on a terminal one line shows all jobs and is overwritten', () => {
  const { board, read } = aBoard({ isTTY: true });
  board.open('lint');
  board.open('types');

  jest.advanceTimersByTime(2000);

  expect(read().split('\r\u001b[2K')).toEqual([
    'lint 1.0 s · types 1.0 s',
    'lint 2.0 s · types 2.0 s',
  ]);
});

test('a permanent line replaces the overwritten status line', () => {
  const { board, read } = aBoard({ isTTY: true });
  board.open('lint');
  jest.advanceTimersByTime(1000);

  board.line('messages done');

  expect(read()).toBe('lint 1.0 s\r\u001b[2Kmessages done\nlint 1.0 s');
});

test('a status line longer than the terminal is truncated', () => {
  const { board, read } = aBoard({ isTTY: true, columns: 12 });
  board.open('a job with a long name');

  jest.advanceTimersByTime(1000);

  expect(read()).toBe('a job with…');
});

test('concurrent phases each get a line when they end', async () => {
  const { board, readLines } = aBoard();
  const phase = (name: string, ms: number) =>
    board.progress.phase(name, () => new Promise((resolve) => setTimeout(resolve, ms)));

  const both = Promise.all([phase('building blog', 2000), phase('building tools', 1000)]);
  await jest.advanceTimersByTimeAsync(2000);
  await both;

  expect(readLines()).toEqual([
    formatEnd('building tools', '1.0 s'),
    formatEnd('building blog', '2.0 s'),
  ]);
});

test('a closed board prints nothing', () => {
  const { board, read } = aBoard();
  board.open('lint');

  board.close();
  jest.advanceTimersByTime(60_000);

  expect(read()).toBe('');
});
