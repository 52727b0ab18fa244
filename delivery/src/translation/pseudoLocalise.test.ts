import { pseudoLocalise } from './pseudoLocalise';

test('letters get accents, placeholders and tags stay, and the text grows', () => {
  expect(pseudoLocalise('Pay {{amount}} <0>now</0>')).toBe('[Þåý {{amount}} <0>ñöŵ</0> ~~~~~~~~]');
});

test('an address stays', () => {
  expect(pseudoLocalise('https://tidegate.example/a')).toContain('[https://tidegate.example/a ');
});
