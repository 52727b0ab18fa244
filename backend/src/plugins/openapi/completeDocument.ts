import * as z from 'zod/mini';

import { operationNames, operationTags, sessionIsOptional } from './operationNames';
import { listRefusals, refusalResponses, refusalSchemas } from './refusals';

const operationSchema = z.looseObject({
  security: z.optional(z.array(z.looseObject({}))),
  responses: z.optional(z.looseObject({})),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.optional(z.looseObject({})) }),
});
type Operation = z.infer<typeof operationSchema>;

/** Adds names, refusals and the default security to the operations of a generated document. */
export function completeDocument(generated: unknown): object {
  const { paths, components, ...document } = documentSchema.parse(generated);
  const completed = Object.entries(paths).map(([path, operations]): [string, object] => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        completeOperation(method, path, operation),
      ]),
    ),
  ]);
  return {
    ...document,
    tags: operationTags,
    paths: Object.fromEntries(completed),
    components: {
      ...components,
      schemas: { ...components.schemas, ...refusalSchemas },
      responses: refusalResponses,
    },
  };
}

function completeOperation(method: string, path: string, operation: Operation) {
  const names = operationNames.get(`${method.toUpperCase()} ${path}`);
  const isOptional = sessionIsOptional.has(names?.operationId ?? '');
  return {
    ...names,
    ...operation,
    // Operations are public unless the route requires a session.
    security: operation.security ?? (isOptional ? [{}, { bearer: [] }] : []),
    responses: {
      ...operation.responses,
      ...listRefusals(method, operation.security !== undefined),
    },
  };
}
