import { flags, type Flag } from './flags';

export interface CoverDrawing {
  hoisted: readonly (Flag & { x: number; y: number })[];
  /** One closed curve around a shallow place, drawn at several scales. */
  contour: string;
  contourPlace: string;
}

const hoistedCount = 3;

/** Curves around the origin, about 100 units in radius. */
const contours = [
  'M92 8C88 52 44 50 18 78S-62 92-74 56-108-4-78-40-30-58 4-84 96-44 92 8z',
  'M110-12C118 30 70 40 34 44S-10 70-50 66-110 30-96-4-50-26-24-48 100-62 110-12z',
  'M70-30C110-10 96 40 54 50S22 92-14 94-48 58-76 36-96-40-58-48-28-90 6-92 38-48 70-30z',
];

/** The same drawing for a seed on the server and in every browser, and another for every seed. */
export function drawCover(seed: string): CoverDrawing {
  const draw = createDraw(seed);
  const [contour = ''] = shuffle(contours, draw);
  const [x, y] = [30 + draw(260), 20 + draw(200)];
  return {
    contour,
    contourPlace: `translate(${String(x)} ${String(y)}) rotate(${String(draw(360))})`,
    hoisted: chooseFlags(draw).map((flag, place) => ({
      ...flag,
      x: 30 + 98 * place,
      y: 58 + draw(62),
    })),
  };
}

type Draw = (below: number) => number;

/** A hash of the seed (FNV-1a) that a generator (xorshift) continues. */
function createDraw(seed: string): Draw {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    state ^= state << 6;
    state ^= state >>> 21;
    state ^= state << 7;
    return (state >>> 0) % below;
  };
}

function shuffle<Value>(values: readonly Value[], draw: Draw): Value[] {
  return values
    .map((value) => ({ value, order: draw(0xffffffff) }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value);
}

/** Three flags of different designs and colours. */
function chooseFlags(draw: Draw): Flag[] {
  const chosen: Flag[] = [];
  for (const flag of shuffle(flags, draw)) {
    const isLike = ({ charge, ground }: Flag) => charge === flag.charge || ground === flag.ground;
    if (chosen.length < hoistedCount && !chosen.some(isLike)) chosen.push(flag);
  }
  return chosen;
}
