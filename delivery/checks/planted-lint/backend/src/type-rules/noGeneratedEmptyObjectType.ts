// reports: typescript/no-generated-empty-object-type
interface Order {
  id: string;
}

export type Rest = Omit<Order, 'id'>;
