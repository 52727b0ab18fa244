// reports: typescript/restrict-template-expressions
export function label(names: string[]): string {
  return `orders: ${names}`;
}
