import { toAmpStyle } from './ampStyle';

test('cascade layers are flattened in their declared order, regardless of the order in the file', () => {
  const css =
    '@layer base, shell;@font-face{font-family:G}@layer shell{.a{color:red}}@layer base{a{b:c}d{e:f}}';

  expect(toAmpStyle(css)).toBe('@font-face{font-family:G}a{b:c}d{e:f}.a{color:red}');
});

test('container queries become media queries', () => {
  const css = '@layer base;@layer base{@container header (width < 9rem){a{b:c}}}';

  expect(toAmpStyle(css)).toBe('@media (width < 9rem){a{b:c}}');
});

test('an unclosed block throws', () => {
  expect(() => toAmpStyle('@layer base;@layer base{a{b:c}')).toThrow('no end');
});
