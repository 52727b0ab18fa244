// reports: house/no-default-export
export default function listOrders(): string[] {
  return [];
}
