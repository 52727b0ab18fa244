// reports: tidegate/no-default-export
export default function listOrders(): string[] {
  return [];
}
