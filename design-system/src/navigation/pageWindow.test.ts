import { type PageSlot, pageWindow } from './pageWindow';

const before = 'gap-before';
const after = 'gap-after';

test.each<[string, number, number, readonly PageSlot[]]>([
  ['all of a few', 2, 3, [1, 2, 3]],
  ['all of six', 3, 6, [1, 2, 3, 4, 5, 6]],
  ['the start of many', 1, 12, [1, 2, 3, 4, 5, after, 12]],
  ['near the start', 4, 12, [1, 2, 3, 4, 5, after, 12]],
  ['the middle', 6, 12, [1, before, 5, 6, 7, after, 12]],
  ['near the end', 9, 12, [1, before, 8, 9, 10, 11, 12]],
  ['the end', 12, 12, [1, before, 8, 9, 10, 11, 12]],
  ['the middle of seven', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('%s', (_, current, total, expected) => {
  expect(pageWindow(current, total)).toEqual(expected);
});
