import { hasTitle, readTitles } from './testTitles';

const source = String.raw`
describe('a phase that takes long', () => {
  test('reports how long', async () => undefined);
});
test.each(['20.19.0'])('Node.js %s will do', () => undefined);
test.each([
  { name: 'a', reason: 'b' },
])(
  '$name is refused: $reason',
  () => undefined,
);
for (const page of pages) {
  test(${'`'}${'$'}{page.path} can be read${'`'}, async () => undefined);
}
test('it\'s there', () => undefined);
test.each(all)('%s', () => undefined);
expect(read()).toBe('not a title');
`;

test('titles are read from every kind of test call', () => {
  expect(readTitles(source).sort()).toEqual([
    '$name is refused: $reason',
    '${page.path} can be read',
    '%s',
    'Node.js %s will do',
    'a phase that takes long',
    "it's there",
    'reports how long',
  ]);
});

test.each([
  'reports how long',
  'how lo',
  'a phase that takes long reports how long',
  'Node.js 20.19.0 will do',
  'coupon is refused: it has expired',
  '/pricing can be read',
  "it's there",
])('"%s" matches a title of the source', (wanted) => {
  expect(hasTitle(source, wanted)).toBe(true);
});

test.each(['not a title', 'Node.js 20 will not do', 'anything', 'a phase reports how long'])(
  '"%s" matches no title',
  (wanted) => {
    expect(hasTitle(source, wanted)).toBe(false);
  },
);
