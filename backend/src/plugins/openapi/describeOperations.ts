import { operationGroups, sessionIsOptional } from './operationNames';

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

/** Operations are public unless the route requires a session. */
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
