// reports: typescript/no-unnecessary-type-assertion
export function copy(name: string): string {
  return name as string;
}
