export type Numeral = readonly [x: number, y: number, value: number];

export function Numerals({ size, all }: { size: number; all: readonly Numeral[] }) {
  return (
    <g direction="ltr" fontSize={size} opacity=".75">
      {all.map(([x, y, value]) => (
        <text key={x + 999 * y} x={x} y={y}>
          {value}
        </text>
      ))}
    </g>
  );
}
