import { answerLimit } from './answerLimit';

function count(times: number, isAnswered: () => boolean): number {
  return Array.from({ length: times }, isAnswered).filter(Boolean).length;
}

test('one address gets a trickle, others are not hurt, and a second later it goes on', () => {
  let nowMs = 0;
  const mayAnswer = answerLimit(() => nowMs);

  expect(count(100, () => mayAnswer('192.0.2.1'))).toBe(20);
  expect(mayAnswer('192.0.2.2')).toBe(true);

  nowMs += 1000;
  expect(mayAnswer('192.0.2.1')).toBe(true);
});

test('all addresses together are bounded too', () => {
  const mayAnswer = answerLimit(() => 0);
  let last = 0;

  expect(count(5000, () => mayAnswer(`2001:db8::${(last += 1)}`))).toBe(2000);
});
