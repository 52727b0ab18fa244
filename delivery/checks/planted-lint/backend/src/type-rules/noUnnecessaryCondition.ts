// reports: typescript/no-unnecessary-condition
export function getId(order: { id: string }): string {
  return order?.id;
}
