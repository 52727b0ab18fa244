import { refusalSchema } from '@tidegate/contracts/envelope';
import { errorTable } from '@tidegate/contracts/errors';

import { openTestDatabase } from '../../testing/databases';
import { createTestApp } from '../../testing/testApp';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
  components: {
    schemas: object;
    responses: Record<
      string,
      { content: { 'application/json': { examples: Record<string, { value: unknown }> } } }
    >;
  };
}

async function readDocument(): Promise<Document> {
  const database = await openTestDatabase();
  const { app, close } = await createTestApp({ url: database.url });
  const document = (await app.inject('/api/openapi.json')).json<Document>();
  await close();
  await database.close();
  return document;
}

/** What `{ $ref: '#/a/b' }` leads to. */
function follow(document: object, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
}

test('the document has every error with an example that is one, and leads nowhere else', async () => {
  const document = await readDocument();

  const examples = Object.values(document.components.responses).flatMap(({ content }) =>
    Object.entries(content['application/json'].examples),
  );
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(examples.map(([code]) => code).toSorted()).toEqual(Object.keys(errorTable).toSorted());
  for (const [code, { value }] of examples) {
    expect(refusalSchema.parse(value).error.code).toBe(code);
  }
  expect(document.openapi).toBe('3.1.0');
  expect(operations.length).toBeGreaterThan(50);
  for (const { responses } of operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '422', '429', '500']));
  }
  expect(references.length).toBeGreaterThan(50);
  for (const [, reference = ''] of references) expect(follow(document, reference)).toBeDefined();
}, 60_000);
