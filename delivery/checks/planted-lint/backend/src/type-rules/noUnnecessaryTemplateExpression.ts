// reports: typescript/no-unnecessary-template-expression
export function copy(name: string): string {
  return `${name}`;
}
