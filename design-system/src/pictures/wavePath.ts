/** A wave from edge to edge, in alternating half waves of `length / 2`. */
export function wavePath(y: number, height: number, length: number, width: number): string {
  const half = length / 2;
  const repeats = Math.ceil(width / half);
  const again = `t${String(half)} 0`.repeat(repeats - 1);
  return `M0 ${String(y)}q${String(half / 2)} ${String(-2 * height)} ${String(half)} 0${again}`;
}
