// reports: typescript/prefer-return-this-type
export class Query {
  readonly names: string[] = [];

  where(name: string): Query {
    this.names.push(name);
    return this;
  }
}
