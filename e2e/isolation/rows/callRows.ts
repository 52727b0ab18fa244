import type { FaultRow } from '../faultRow';

const invalid = ['remotes.invalidReply'];

const send = (request: string) =>
  `const result = await context.dispatch((_, __, transport) => transport(${request}))`;

const refused = {
  'with a method that changes things': `{ method: 'DELETE', path: '/v1/x' }`,
  'with a method that is none': `{ method: 42, path: '/v1/x' }`,
  'to another site': `{ method: 'GET', path: 'https://evil.example/' }`,
  'to another host': `{ method: 'GET', path: '//evil.example/' }`,
  'with a line break in the path': `{ method: 'GET', path: '/x\\r\\nHost: evil.example' }`,
  'without a path': `{ method: 'GET' }`,
  'with a body of a megabyte': `{ method: 'POST', path: '/v1/x', body: 'x'.repeat(1e6) }`,
  'with a query that is no text': `{ method: 'GET', path: '/x', search: { a: { b: 1 } } }`,
} as const;

export const callRows: readonly FaultRow[] = [
  ...Object.entries(refused).map(([what, request]) => ({
    name: `calls the site ${what}`,
    inLoad: send(request),
    codes: invalid,
  })),
  {
    name: 'calls what the API does not have',
    inLoad: send(`{ method: 'GET', path: '/no-such-call' }`),
  },
  {
    name: 'calls the registry',
    inLoad: `${send(`{ method: 'GET', path: '/_delivery/generation' }`)};
      if (result.httpStatus === 200) throw new Error('reached what it must not reach')`,
  },
  {
    name: 'makes a hundred calls at once',
    inLoad: `await Promise.all(Array.from({ length: 100 }, () => context.dispatch(
      (_, __, transport) => transport({ method: 'GET', path: '/no-such-call' }))))`,
    codes: invalid,
  },
  {
    name: 'makes calls for ever',
    inLoad: `for (;;) { await context.dispatch(
      (_, __, transport) => transport({ method: 'GET', path: '/no-such-call' })); }`,
    codes: [...invalid, 'remotes.timeout'],
  },
];
