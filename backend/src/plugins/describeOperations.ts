import { operationGroups, sessionIsOptional } from './operationNames';

/** Of an operation: what it is called, what it does, where it belongs. */
interface Named {
  operationId: string;
  summary: string;
  tags: readonly string[];
}

const named = new Map<string, Named>(
  operationGroups.flatMap(({ name, operations }) =>
    Object.entries(operations).map(([call, [operationId, summary]]): [string, Named] => [
      call,
      { operationId, summary, tags: [name] },
    ]),
  ),
);

/** Nobody needs a session, unless the route says so. */
function describeSecurity(operation: object, { operationId }: Partial<Named>): readonly object[] {
  if ('security' in operation) return operation.security as readonly object[];
  return operationId !== undefined && sessionIsOptional.has(operationId)
    ? [{}, { bearer: [] }]
    : [];
}

function describeOperation(call: string, operation: object): object {
  const names = named.get(call) ?? {};
  return { ...names, ...operation, security: describeSecurity(operation, names) };
}

/** The document with the names of its operations and who may call them. */
export function describeOperations<Document extends { paths: object }>(document: Document) {
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations as Record<string, object>).map(([method, operation]) => [
        method,
        describeOperation(`${method.toUpperCase()} ${path}`, operation),
      ]),
    ),
  ]);
  const tags = operationGroups.map(({ name, description }) => ({ name, description }));
  return { ...document, tags, paths: Object.fromEntries(paths) as object };
}
