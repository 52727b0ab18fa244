// reports: typescript/no-unnecessary-type-conversion
export function copy(name: string): string {
  return String(name);
}
