import { Numerals, type Numeral } from './Numerals';

/** Rows of depths: how far down the row is, where its shore is, and the depths in front of it. */
const rows: readonly (readonly [y: number, shore: number, ...depths: number[]])[] = [
  [42, 326, 19, 14, 8],
  [78, 312, 18, 13, 9, 4],
  [124, 306, 31, 25, 19, 14, 9, 4],
  [154, 302, 28, 22, 17, 12, 8],
  [184, 300, 31, 26, 21, 12],
  [220, 300, 32, 27, 22, 16],
  [252, 302, 31, 25, 19, 7],
  [282, 296, 21, 14, 7],
  [328, 286, 20, 12, 7],
];

/** At a distance from the shore that grows with the depth. */
export function listSoundings(): Numeral[] {
  return rows.flatMap(([y, shore, ...depths]) =>
    depths.map((depth): Numeral => [shore - 8.5 * depth, y, depth]),
  );
}

/** The depths of a chart. */
export function Soundings() {
  return <Numerals size={11} all={listSoundings()} />;
}
