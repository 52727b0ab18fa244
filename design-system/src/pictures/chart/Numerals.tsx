export type Numeral = readonly [x: number, y: number, value: number];

/** The strokes of each digit from the left end of its baseline, 4 units wide and 7 high. */
const digits = [
  'm0-3.5c0-4.7 4-4.7 4 0s-4 4.7-4 0',
  'm.8-5.8l1.7-1.2v7',
  'm.2-5.2c.1-2.4 3.6-2.4 3.6 0 0 1.8-3 2.8-3.7 5.2h3.9',
  'm.3-7h3.3l-2 2.7c3.1 0 3.1 4.3 0 4.3-.9 0-1.5-.4-1.7-1.1',
  'm3 0v-7l-3 5.1h4.2',
  'm3.6-7h-3l-.3 3.1c3.9-1.3 4.8 3.9 1.4 3.9-.9 0-1.5-.4-1.7-1.1',
  'm3.3-7c-2 .9-3.3 2.6-3.3 4.8 0 3 4 2.9 4 .1s-3.3-2.8-4-.6',
  'm0-7h4l-2.5 7',
  'm2-3.8c-2.2 0-2.2-3.2 0-3.2s2.2 3.2 0 3.2c-2.7 0-2.7 3.8 0 3.8s2.7-3.8 0-3.8',
  'm.7 0c2-.9 3.3-2.6 3.3-4.8 0-3-4-2.9-4-.1s3.3 2.8 4 .6',
];
/** From one digit to the next. */
const advance = 0.58;

/**
 * Numbers as strokes in one path: text would make the browser choose a font and measure each of
 * them before the first paint.
 */
export function Numerals({ size, all }: { size: number; all: readonly Numeral[] }) {
  const scale = size / 10;
  const round = (length: number) => Math.round((length / scale) * 10) / 10;
  const strokes = all.flatMap(([x, y, value]) =>
    Array.from(
      String(value),
      (digit, at) => `M${round(x + at * advance * size)} ${round(y)}${digits[Number(digit)]}`,
    ),
  );
  return (
    <path
      data-ticks
      strokeWidth="1.1"
      opacity=".75"
      transform={`scale(${scale})`}
      d={strokes.join('')}
    />
  );
}
