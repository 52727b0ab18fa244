import { createRuleIndex } from './createRuleIndex';

const tokens = new Set(['html', 'a', 'svg', '.card', '.title', '.md:flex', '#content']);

const select = (css: string) => createRuleIndex(css).select(tokens);

test.each([
  ['a class', '.card{top:0}'],
  ['a class inside another', '.card .title{top:0}'],
  ['an element in any case', 'A>SVG{top:0}'],
  ['an id', '#content{top:0}'],
  ['one selector of a list', '.gone,.card{top:0}'],
  ['pseudo-classes and pseudo-elements', '.card:hover>:first-child:before{top:0}'],
  ['::selection', '::selection{top:0}'],
  ['custom properties of the root', ':root{--ink:#000}'],
  ['an attribute', '.card[data-tone="gone"],[hidden]{top:0}'],
  ['an escaped class', '.md\\:flex{top:0}'],
  [':is()', ':is(.gone,.card) a{top:0}'],
  [':is() of other classes', ':is(.gone,.missing) a{top:0}'],
  [':where()', ':where(.gone)>a{top:0}'],
  [':not()', '.card:not(.gone){top:0}'],
  [':has()', '.card:has(.gone){top:0}'],
  ['nested rules', '.card{top:0;& .gone{top:1px}&:hover{top:2px}}'],
  ['a registered property', '@property --turn{syntax:"<angle>";inherits:false;initial-value:0deg}'],
  ['an order of layers', '@layer reset, shell, remote;'],
  ['the page of a printer', '@page{margin:0}'],
])('a page keeps %s', (_, css) => {
  expect(select(css)).toBe(css);
});

test.each([
  ['another class', '.gone{top:0}'],
  ['a class inside another that is missing', '.gone .title{top:0}'],
  ['an element', 'table{top:0}'],
  ['an id', '#other{top:0}'],
  ['a list', '.gone,table .card{top:0}'],
  ['keyframes that no rule uses', '@keyframes turn{to{rotate:1turn}}.gone{animation:turn 1s}'],
  ['a condition around nothing', '@media print{.gone{top:0}}'],
  ['nested conditions', '@supports (top:0){@container (width > 1px){.gone{top:0}}}'],
  ['a comment', '/* .card */'],
])('a page leaves out %s', (_, css) => {
  expect(select(css)).toBe('');
});

test('conditions are kept around the rules in them, in their order', () => {
  const css =
    '@media print{.gone{top:0}.card{top:1px}@supports (gap:0){.title{top:2px}.gone{top:3px}}}' +
    '.card{top:4px}@starting-style{.card{top:5px}}';

  expect(select(css)).toBe(
    '@media print{.card{top:1px}@supports (gap:0){.title{top:2px}}}' +
      '.card{top:4px}@starting-style{.card{top:5px}}',
  );
});

test('keyframes are kept for a rule that names them anywhere', () => {
  const turn = '@layer shell{@keyframes turn{to{rotate:1turn}}}';
  const rules = '.card{--motion:turn 1s}.gone{animation:fade 1s}';

  expect(select(`${turn}${rules}@keyframes fade{to{opacity:0}}`)).toBe(
    `${turn}.card{--motion:turn 1s}`,
  );
});

test('the first block of a layer stays, because it decides the order of layers', () => {
  expect(select('@layer a{.gone{top:0}}@layer b{.card{top:0}}@layer a{.gone{top:0}}')).toBe(
    '@layer a{}@layer b{.card{top:0}}',
  );
  expect(select('@layer b,a;@layer a{.gone{top:0}}')).toBe('@layer b,a;');
});

test('a stylesheet of fonts is whole in every page', () => {
  const font = '@font-face{font-family:A;src:url(/a.woff2)}';

  const index = createRuleIndex(font + font);

  expect(index.select(tokens)).toBe(font + font);
  expect([index.isWhole, createRuleIndex(`${font}.card{top:0}`).isWhole]).toEqual([true, false]);
});
