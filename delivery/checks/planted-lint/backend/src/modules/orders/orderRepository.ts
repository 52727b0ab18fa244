interface Database {
  selectFrom(table: string): { execute(): Promise<unknown[]> };
}

export async function listOrders(db: Database): Promise<unknown[]> {
  return db.selectFrom('order').execute();
}
