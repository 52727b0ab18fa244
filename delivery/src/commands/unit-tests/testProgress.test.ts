import { createTestProgress } from './testProgress';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const ended = { type: 'ended', passed: 0, failed: 0, skipped: 0 } as const;

test('the progress of journeys names passed and failed tests and the longest one', () => {
  const progress = createTestProgress('tests');
  expect(progress.report()).toBe('beginning');

  progress.take({ type: 'begin', total: 900 });
  progress.take({ type: 'started', name: 'kill' });
  jest.advanceTimersByTime(4000);
  progress.take({ type: 'started', name: 'trial' });
  progress.take({ type: 'started', name: 'blog' });
  progress.take({ ...ended, name: 'trial', passed: 1 });
  progress.take({ ...ended, name: 'blog', failed: 1 });
  jest.advanceTimersByTime(2000);

  expect(progress.report()).toBe('1 of 900 passed, 1 FAILED, longest now kill (6.0 s)');
});

test('files are counted if their number of tests is unknown', () => {
  const progress = createTestProgress('files');

  progress.take({ type: 'begin', total: 3 });
  progress.take({ type: 'started', name: 'a.test.ts' });
  progress.take({ ...ended, name: 'a.test.ts', passed: 40 });

  expect(progress.report()).toBe('40 passed, 1 of 3 files');
});

test('a second run of tools adds to the first', () => {
  const progress = createTestProgress('files');

  progress.take({ type: 'begin', total: 3 });
  progress.take({ type: 'begin', total: 4 });

  expect(progress.report()).toBe('0 passed, 0 of 7 files');
});
