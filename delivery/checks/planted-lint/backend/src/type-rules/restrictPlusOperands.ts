// reports: typescript/restrict-plus-operands
export function label(count: number, name: string): string {
  return count + name;
}
