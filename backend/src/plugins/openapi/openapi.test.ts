import { refusalSchema } from '@tidegate/contracts/errors/envelopeSchema';
import { errorTable } from '@tidegate/contracts/errors/errors';

import { openTestDatabase } from '../../../testing/databases';
import { createTestApp } from '../../../testing/testApp';
import { operationNames, sessionIsOptional } from './operationNames';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  responses: Record<string, { $ref?: string }>;
}

interface Document {
  openapi: string;
  servers: { url: string }[];
  info: { license: object };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: object;
    securitySchemes: object;
    responses: Record<
      string,
      { content: { 'application/json': { examples: Record<string, { value: unknown }> } } }
    >;
  };
}

async function readDocument(): Promise<Document> {
  const database = await openTestDatabase();
  const { app, close } = await createTestApp({ url: database.url });
  const document = (await app.inject('/openapi.json')).json<Document>();
  await close();
  await database.close();
  return document;
}

function follow(document: object, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
}

test('every error in the document has a valid example, and every reference resolves', async () => {
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

test('every operation has an id and a summary for generated clients', async () => {
  const { paths, servers, info, tags, components } = await readDocument();

  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
  expect([...operationNames.keys()].toSorted()).toEqual(calls.map(({ call }) => call).toSorted());
  const ids = calls.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(calls.length);
  const groups = tags.map(({ name }) => name);
  for (const { call, operationId, summary, tags: inGroups = [], security } of calls) {
    expect([call, operationId]).toEqual([call, expect.stringMatching(/^[a-z]+([A-Z][a-z]+)*$/)]);
    expect([call, summary]).toEqual([call, expect.stringMatching(/^[A-Z].{8,58}[^.]$/)]);
    expect([call, groups]).toEqual([call, expect.arrayContaining(inGroups)]);
    expect([call, inGroups.length]).toEqual([call, 1]);
    expect([call, security]).toEqual([call, expect.any(Array)]);
    for (const name of (security ?? []).flatMap((one) => Object.keys(one))) {
      expect(components.securitySchemes).toHaveProperty(name);
    }
  }
  const securityOf = (id: string) => calls.find((call) => call.operationId === id)?.security;
  expect(securityOf('logIn')).toEqual([]);
  expect(securityOf('getProfile')).toEqual([{ bearer: [] }]);
  expect(securityOf('setPassword')).toEqual([{ bearer: [] }]);
  expect([...sessionIsOptional].filter((id) => !ids.includes(id))).toEqual([]);
  expect(servers).toEqual([{ url: 'http://127.0.0.1:8080' }]);
  expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
}, 60_000);
