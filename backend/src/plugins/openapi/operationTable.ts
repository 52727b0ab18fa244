/** A group of operations in the API document. */
export interface OperationTable {
  name: string;
  description: string;
  /** Prefix of the paths that do not begin with a slash. */
  basePath: string;
  operations: Readonly<Record<`${'GET' | 'POST'} ${string}`, Name>>;
}

type Name = readonly [operationId: string, summary: string];
