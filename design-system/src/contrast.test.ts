import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokensCss = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

type Scheme = 'light' | 'dark';
type Pair = readonly [foreground: string, background: string];

function readColours(scheme: Scheme): ReadonlyMap<string, string> {
  const pairs = tokensCss.matchAll(
    /--tg-(?<name>[a-z-]+): light-dark\((?<light>#\w{6}), (?<dark>#\w{6})\)/g,
  );
  return new Map([...pairs].map(({ groups }) => [groups?.['name'] ?? '', groups?.[scheme] ?? '']));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(scheme: Scheme, [foreground, background]: Pair): number {
  const colours = readColours(scheme);
  const [one, other] = [foreground, background].map((name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`tokens.css has no colour --tg-${name}`);
    return luminance(colour);
  });
  const [low = 0, high = 0] = [one ?? 0, other ?? 0].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function cross(foregrounds: readonly string[], backgrounds: readonly string[]): Pair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background): Pair => [foreground, background]),
  );
}

const grounds = ['paper', 'surface', 'shoal'];

const textPairs: Pair[] = [
  ...cross(['ink', 'muted', 'accent', 'accent-strong', 'signal', 'signal-strong'], grounds),
  ...cross(['caution', 'danger', 'danger-strong'], grounds),
  ...cross(['on-accent'], ['accent', 'accent-strong']),
  ...cross(['on-signal'], ['signal', 'signal-strong']),
  ...cross(['on-danger'], ['danger', 'danger-strong']),
  ...cross(['ink', 'muted', 'accent', 'accent-strong'], ['accent-soft']),
  ...cross(['ink', 'muted', 'signal-strong', 'signal'], ['signal-soft']),
  ...cross(['ink', 'muted', 'caution'], ['caution-soft']),
  ...cross(['ink', 'muted', 'danger', 'danger-strong'], ['danger-soft']),
  ['paper', 'ink'],
];

const shapePairs: Pair[] = [
  ...cross(['edge', 'focus'], grounds),
  ...cross(['accent', 'signal', 'danger'], grounds),
  ...cross(['art-signal'], ['art-water', 'art-shoal']),
];

test.each(textPairs)('text: %s on %s has a contrast of 4.5 in both schemes', (...pair) => {
  expect(contrast('light', pair)).toBeGreaterThanOrEqual(4.5);
  expect(contrast('dark', pair)).toBeGreaterThanOrEqual(4.5);
});

test.each(shapePairs)('shapes: %s on %s has a contrast of 3 in both schemes', (...pair) => {
  expect(contrast('light', pair)).toBeGreaterThanOrEqual(3);
  expect(contrast('dark', pair)).toBeGreaterThanOrEqual(3);
});

test.each(['ink', 'muted', 'accent', 'signal', 'danger', 'caution'])(
  'text: the dark form of %s has enough contrast on the deep background of both schemes',
  (name) => {
    const colour = luminance(readColours('dark').get(name) ?? '');
    for (const scheme of ['light', 'dark'] as const) {
      const sea = luminance(readColours(scheme).get('deep') ?? '');
      expect((colour + 0.05) / (sea + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
