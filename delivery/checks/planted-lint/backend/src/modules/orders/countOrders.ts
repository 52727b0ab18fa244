// reports: tidegate/queries-in-repositories
interface Database {
  selectFrom(table: string): { execute(): Promise<unknown[]> };
}

export async function countOrders(db: Database): Promise<number> {
  return (await db.selectFrom('order').execute()).length;
}
