// reports: typescript/no-base-to-string
export function print(order: { id: string }): string {
  return String(order);
}
