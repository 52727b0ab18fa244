import { isSameMailbox } from './sameMailbox';

test.each([
  ['ada@tidegate.example', 'ADA@Tidegate.example', true],
  ['ada@tidegate.example', 'ada+second@tidegate.example', true],
  ['ada.l@gmail.com', 'adal+x@googlemail.com', true],
  ['ada.l@tidegate.example', 'adal@tidegate.example', false],
  ['ada@tidegate.example', 'ada@other.example', false],
])('%s and %s are the same mailbox: %s', (one, other, isOne) => {
  expect(isSameMailbox(one, other)).toBe(isOne);
});
