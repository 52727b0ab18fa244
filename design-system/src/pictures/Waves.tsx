import { wavePath } from './wavePath';

/** A value of the first line, and its change from line to line. */
type Progression = readonly [first: number, step: number];

interface WavesProps {
  /** The position of each line in a picture that is 320 wide. */
  y: readonly number[];
  opacity: Progression;
  height: Progression;
  length: Progression;
}

export function Waves({ y, opacity, height, length }: WavesProps) {
  return y.map((top, line) => {
    const at = ([first, step]: Progression) => first + line * step;
    return (
      <path
        key={top}
        data-line="glass"
        opacity={at(opacity)}
        d={wavePath(top, at(height), at(length), 320)}
      />
    );
  });
}
