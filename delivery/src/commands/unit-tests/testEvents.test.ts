import { formatFailure, parseTestEvent, repeatCommand } from './testEvents';

test('a failure names the test, its message and the command that runs it alone', () => {
  const failure = {
    type: 'failure',
    file: 'shell/src/a.test.ts',
    title: "a page says 'hello'",
    message: 'expected 1\nreceived 2\n',
  } as const;

  expect(formatFailure(failure).trim().split('\n')).toEqual([
    "FAILED shell/src/a.test.ts › a page says 'hello'",
    '    expected 1',
    '    received 2',
    String.raw`    again alone: npm test -- shell/src/a.test.ts 'a page says '\''hello'\'''`,
  ]);
});

test('a file that failed before its first test is repeated as a whole', () => {
  expect(repeatCommand('shell/src/a.test.ts', '')).toBe('npm test -- shell/src/a.test.ts');
});

test('unknown messages are ignored', () => {
  expect(parseTestEvent({ type: 'begin', total: 3 })).toEqual({ type: 'begin', total: 3 });
  expect(parseTestEvent({ type: 'begin', total: 'many' })).toBeUndefined();
  expect(parseTestEvent('hello')).toBeUndefined();
});
