// reports: typescript/no-unsafe-unary-minus
export function negate(value: string): number {
  return -value;
}
