import { generationSchema } from './release';

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
