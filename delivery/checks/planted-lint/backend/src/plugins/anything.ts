// reports: typescript/no-explicit-any, typescript/no-unsafe-return
export function returnAnything(value: any): string {
  return value;
}
