// reports: typescript/no-for-in-array
export function countKeys(names: string[]): number {
  let count = 0;
  for (const key in names) count += key.length;
  return count;
}
