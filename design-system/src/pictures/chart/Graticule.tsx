import { Numerals, type Numeral } from './Numerals';

const minutes: readonly Numeral[] = [
  [63, 21, 10],
  [183, 21, 15],
  [303, 21, 20],
  [423, 21, 25],
  [15, 105, 34],
  [15, 201, 32],
  [15, 297, 30],
];

/** Meridians and parallels of a chart with their minutes. */
export function Graticule() {
  return (
    <>
      <path
        data-line="glass"
        opacity=".4"
        d="M60 12v336M180 12v336M300 12v336M420 12v336M12 108h456M12 204h456M12 300h456"
      />
      <Numerals size={8} all={minutes} />
    </>
  );
}
