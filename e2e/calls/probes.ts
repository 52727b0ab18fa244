import { type Operation, readApiDocument } from './readApiDocument';
import { createKey } from './buy';
import { type Caller, createCaller, withToken } from './caller';
import type { CallRow } from './callRow';
import { corruptCall } from './corruptCall';
import type { CallContent } from './sendCall';

type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; status?: number; code?: number; allows?: string }
  /** Anything but a server error. */
  | { kind: 'anything' };

export interface Probe {
  what: string;
  method: string;
  content: CallContent;
  outcome: Outcome;
}

/** Fields that no caller may set. */
const foreignFields = {
  user_id: '00000000-0000-4000-8000-000000000000',
  account_id: '00000000-0000-4000-8000-000000000000',
  amount: 1,
  price: 1,
  price_amount: 1,
  is_admin: true,
  status: 'paid',
};

const noToken = '';
const deadToken = 'x'.repeat(43);

let observer: Promise<Caller> | undefined;

/** Shared by all calls that do not change an account. */
const getObserver = () => (observer ??= createCaller());

const usesUpAccount = ({ method, caller, example }: CallRow) =>
  example.length > 0 || (caller === 'account' && method === 'POST');

export async function createExample(row: CallRow): Promise<CallContent> {
  const caller = await (usesUpAccount(row) ? createCaller(row) : getObserver());
  const example = await row.example(caller);
  return row.caller === 'account' ? withToken(example, caller.token) : example;
}

async function getOperation({ method, path }: CallRow): Promise<Operation> {
  const operation = (await readApiDocument()).get(`${method} ${path}`);
  if (!operation) throw new Error(`the document of the API has no ${method} ${path}`);
  return operation;
}

function hasFields({ requestBody, parameters = [] }: Operation): boolean {
  const { required = [] } = requestBody?.content['application/json'].schema ?? {};
  return required.length > 0 || parameters.some((parameter) => parameter.required);
}

function addForeignFields({ method }: CallRow, content: CallContent): CallContent {
  return method === 'POST'
    ? { ...content, body: { ...(content.body as object | undefined), ...foreignFields } }
    : { ...content, query: { ...content.query, price: '1', user_id: '1' } };
}

/** Valid calls: as the site's pages send them, without an app type, and with foreign fields. */
export async function rightProbes(row: CallRow): Promise<Probe[]> {
  const probe = { method: row.method, outcome: { kind: 'done' } } as const;
  const unnamed = await createExample(row);
  const headers = { ...unnamed.headers, 'x-app-type': undefined };
  return [
    { ...probe, what: 'a right call', content: await createExample(row) },
    { ...probe, what: 'of no app', content: { ...unnamed, headers } },
    { ...probe, what: 'with more', content: addForeignFields(row, await createExample(row)) },
  ];
}

function isLenient({ lenient = [] }: CallRow, field: string): boolean {
  return lenient.some((name) => field.endsWith(`/${name}`));
}

export async function fieldProbes(row: CallRow): Promise<Probe[]> {
  const operation = await getOperation(row);
  const corrupted = corruptCall(await createExample(row), operation);
  if (corrupted.length === 0 && hasFields(operation)) {
    throw new Error(`no field of ${row.method} ${row.path} was made wrong`);
  }
  return corrupted.map(({ name, field, fault, content }) => {
    const isUnderstood = isLenient(row, field) && fault !== 'nul';
    const refusal = { kind: 'refused', ...(fault !== 'long' && { status: 422 }) } as const;
    return {
      what: name,
      method: row.method,
      content,
      outcome: isUnderstood ? { kind: 'done' } : refusal,
    };
  });
}

/** Calls that are refused before their fields are validated. */
export async function formProbes(row: CallRow): Promise<Probe[]> {
  const { method, path } = row;
  // A POST without path parameters is refused before its content matters.
  const isLight = method === 'POST' && !path.includes('{');
  const light = async () => withToken({ headers: createKey() }, (await createCaller()).token);
  const content = isLight ? await light() : await createExample(row);
  const probe = (what: string, status: number, body: unknown, headers = {}): Probe => ({
    what,
    method,
    content: { ...content, body, headers: { ...content.headers, ...headers } },
    outcome: { kind: 'refused', status },
  });
  const wrongMethod: Probe = {
    what: 'another method',
    method: 'PUT',
    content: { ...content, body: {} },
    outcome: { kind: 'refused', status: 405, allows: method },
  };
  if (method === 'GET') return [wrongMethod];
  const hasBody = (await getOperation(row)).requestBody !== undefined;
  const scalars = ['[]', '"x"', '7', 'null'].map((body): Probe => {
    const outcome = { kind: hasBody ? 'refused' : 'anything' } as const;
    return { ...probe(body, 0, body), outcome };
  });
  return [
    wrongMethod,
    probe('plain text', 415, 'x', { 'content-type': 'text/plain' }),
    probe('half of it', 400, '{"a":'),
    probe('no JSON', 400, '<xml/>'),
    probe('a prototype', 400, '{"__proto__":{"x":1}}'),
    probe('70 kB', 413, { x: 'x'.repeat(70_000) }),
    ...scalars,
  ];
}

export async function tokenProbes(row: CallRow): Promise<Probe[]> {
  const content = await createExample(row);
  const probe = (what: string, token: string, status: number, code: number): Probe => ({
    what,
    method: row.method,
    content: withToken(content, token),
    outcome: { kind: 'refused', status, code },
  });
  return [probe('no token', noToken, 401, 401), probe('a dead token', deadToken, 200, 50008)];
}
