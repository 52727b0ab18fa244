import { settings } from '../site/settings';

/** As much of a JSON Schema as the calls need to know. */
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

/** What the site says of its own API, by `POST /path`; it stays the same while the site runs. */
export function readApiDocument(): Promise<ReadonlyMap<string, Operation>> {
  return (apiDocument ??= fetchApiDocument());
}
