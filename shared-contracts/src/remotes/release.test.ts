import { generationSchema } from './release';
import { releaseRouteSchema } from './releaseRoute';

const pin = { version: '1.0.0', integrity: `sha384-${'A'.repeat(64)}` };

test('a generation drops the remotes that this version does not know', () => {
  const remotes = { blog: { current: pin }, shop: { somethingNew: true } };

  const generation = generationSchema.parse({ id: 1, activatedAt: '', remotes });

  expect(generation.remotes).toEqual({ blog: { current: pin } });
});

test('a generation with an invalid entry for a known remote is refused', () => {
  const remotes = { blog: { current: { version: 'latest' } } };

  expect(generationSchema.safeParse({ id: 1, activatedAt: '', remotes }).success).toBe(false);
});

const earlier = {
  path: '/blog',
  head: { title: 'title', description: 'description' },
  access: 'public',
  isSwapSafe: true,
};

test('a page of a release before contract 1.5.0 is accepted', () => {
  expect(releaseRouteSchema.parse(earlier)).toEqual(earlier);
});

test.each([
  ['an unknown layout', { layout: 'wide' }],
  ['an unknown slot', { slots: ['footer'] }],
  ['a canonical address of another site', { canonical: 'https://evil.example/' }],
  ['a canonical address without a scheme', { canonical: '//evil.example' }],
  ['a canonical address with a parameter', { canonical: '/blog/:unikey' }],
  ['an unknown access', { access: 'staff' }],
])('a page with %s is refused', (_, facts) => {
  expect(releaseRouteSchema.safeParse({ ...earlier, ...facts }).success).toBe(false);
});
