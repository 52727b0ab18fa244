export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(values.length / 2)] ?? Number.NaN;
}
