type Colour = 'signal' | 'accent' | 'ink' | 'land' | 'paper';

export interface Flag {
  outline: string;
  charge: string;
  ground: Colour;
  chargeColour: Colour;
}

const rectangle = 'M0 0h76v62H0z';

const designs = [
  [rectangle, 'M30 0h16v23h30v16H46v23H30V39H0V23h30z'],
  [rectangle, 'M0 0h14l24 20L62 0h14v12L53 31l23 19v12H62L38 42 14 62H0V50l23-19L0 12z'],
  [rectangle, 'M0 31h38V0h38v31H38v31H0z'],
  [rectangle, 'M20 16h36v30H20z'],
  [rectangle, 'M38 14a17 17 0 1 0 0 34a17 17 0 1 0 0-34z'],
  [rectangle, 'M0 21h76v20H0z'],
  ['M0 0h76L56 31l20 31H0z', 'M0 0h34v62H0z'],
  ['M0 0 76 22v18L0 62z', 'M0 0 38 11v40L0 62z'],
] as const;

const colours = [
  ['signal', 'paper'],
  ['accent', 'paper'],
  ['ink', 'paper'],
  ['land', 'ink'],
] as const;

/** Eight designs in four pairs of colours. */
export const flags: readonly Flag[] = designs.flatMap(([outline, charge]) =>
  colours.map(([ground, chargeColour]) => ({ outline, charge, ground, chargeColour })),
);
