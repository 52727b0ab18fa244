import { answerLimit } from './answerLimit';

function count(times: number, isAnswered: () => boolean): number {
  return Array.from({ length: times }, isAnswered).filter(Boolean).length;
}

test('one address is limited without affecting others, and is free again after a second', () => {
  let nowMs = 0;
  const mayAnswer = answerLimit(() => nowMs);

  expect(count(100, () => mayAnswer('192.0.2.1'))).toBe(20);
  expect(mayAnswer('192.0.2.2')).toBe(true);

  nowMs += 1000;
  expect(mayAnswer('192.0.2.1')).toBe(true);
});

test('all addresses together are limited too', () => {
  const mayAnswer = answerLimit(() => 0);
  let last = 0;

  expect(count(5000, () => mayAnswer(`2001:db8::${(last += 1)}`))).toBe(2000);
});
