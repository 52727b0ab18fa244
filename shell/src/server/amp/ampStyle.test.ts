import { toAmpStyle } from './ampStyle';

test('layers become their order, whatever the order of the file', () => {
  const css =
    '@layer base, shell;@font-face{font-family:G}@layer shell{.a{color:red}}@layer base{a{b:c}d{e:f}}';

  expect(toAmpStyle(css)).toBe('@font-face{font-family:G}a{b:c}d{e:f}.a{color:red}');
});

test('the width of a container becomes that of the screen', () => {
  const css = '@layer base;@layer base{@container header (width < 9rem){a{b:c}}}';

  expect(toAmpStyle(css)).toBe('@media (width < 9rem){a{b:c}}');
});

test('a block without end stops the site from starting', () => {
  expect(() => toAmpStyle('@layer base;@layer base{a{b:c}')).toThrow('no end');
});
