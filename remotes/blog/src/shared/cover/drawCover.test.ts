import { drawCover } from './drawCover';

const seeds = Array.from({ length: 500 }, (_, number) => `article-${String(number)}`);

test('the cover of an article is always the same', () => {
  expect(drawCover('how-a-webrtc-leak-happens')).toEqual(drawCover('how-a-webrtc-leak-happens'));
});

test('no two of 500 articles have the same cover', () => {
  const drawings = seeds.map((seed) => JSON.stringify(drawCover(seed)));

  expect(new Set(drawings).size).toBe(seeds.length);
});

test('the flags of a cover differ in design and colour and stay in its middle', () => {
  for (const seed of seeds) {
    const { hoisted } = drawCover(seed);

    expect(new Set(hoisted.map(({ charge }) => charge)).size).toBe(3);
    expect(new Set(hoisted.map(({ ground }) => ground)).size).toBe(3);
    for (const { y } of hoisted) {
      expect(y).toBeGreaterThanOrEqual(56);
      expect(y + 62).toBeLessThanOrEqual(184);
    }
  }
});
