import { settings } from '../site/settings';

/** The part of a JSON Schema that the tests use. */
export interface FieldSchema {
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
}

interface Parameter {
  in: 'query' | 'header' | 'path';
  name: string;
  required?: boolean;
}

export interface Operation {
  requestBody?: { content: { 'application/json': { schema: FieldSchema } } };
  parameters?: readonly Parameter[];
  security?: readonly unknown[];
  responses: Readonly<Record<string, unknown>>;
}

async function fetchApiDocument(): Promise<ReadonlyMap<string, Operation>> {
  const reply = await fetch(`${settings.operationsUrl}/openapi.json`);
  const { paths } = (await reply.json()) as { paths: Record<string, Record<string, Operation>> };
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
}

let apiDocument: Promise<ReadonlyMap<string, Operation>> | undefined;

/** The operations of the site's OpenAPI document by `METHOD /path`. */
export function readApiDocument(): Promise<ReadonlyMap<string, Operation>> {
  return (apiDocument ??= fetchApiDocument());
}
