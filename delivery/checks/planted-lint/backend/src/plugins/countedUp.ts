// reports: tidegate/no-unused-variables
export function countTurns(turns: readonly string[]): number {
  let count = 0;
  for (const turn of turns) count += turn.length;
  return turns.length;
}
