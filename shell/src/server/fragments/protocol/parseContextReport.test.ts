import { parseContextReport } from './parseContextReport';

const call = { type: 'call', call: 1, request: { method: 'GET', path: '/api/v1/blog' } };
const withRequest = (rest: object) => [{ ...call, request: { ...call.request, ...rest } }];

test.each<[string, unknown]>([
  ['nothing', []],
  ['a call', [call]],
  ['a reply', [{ type: 'replied', reply: { status: 'notFound' } }]],
  ['what it reached for', [{ type: 'reached', name: 'process' }]],
  ['a failure', [{ type: 'failed', code: 'remotes.threwAtLoad', message: 'boom' }]],
])('a report with %s is valid', (_, messages) => {
  expect(parseContextReport(JSON.stringify({ messages }))).toEqual({ messages });
});

test.each<[string, unknown]>([
  ['no list', call],
  ['an unknown message', [{ type: 'print', text: 'x' }]],
  ['too many messages', Array(101).fill(call)],
  ['a call of another host', withRequest({ path: '//elsewhere.example' })],
  ['a call by another method', withRequest({ method: 'DELETE' })],
  ['a call with a large body', withRequest({ body: 'x'.repeat(100_000) })],
  ['a call without a number', [{ ...call, call: '1' }]],
  ['that it reached for what nobody knows', [{ type: 'reached', name: 'x' }]],
  ['an unknown code', [{ type: 'failed', code: 'remotes.fine', message: '' }]],
  ['a long message', [{ type: 'failed', code: 'remotes.timeout', message: 'x'.repeat(501) }]],
])('a report with %s is invalid', (_, messages) => {
  expect(parseContextReport(JSON.stringify({ messages }))).toBeUndefined();
});

test.each(['', 'null', '{}', '[]', '{"messages":[', '{"messages":[],"wakeMs":"1"}'])(
  '%j is not a valid report',
  (text) => {
    expect(parseContextReport(text)).toBeUndefined();
  },
);

test.each([
  [50, true],
  [1000, false],
])('a report with %i levels of state is valid: %s', (levels, isNotification) => {
  const state = JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;
  const region = { view: { kind: 'route', path: '/blog' }, params: {} };
  const slice = { version: 1, state };
  const reply = { status: 'rendered', region, html: '', dispatched: [], slice };

  expect(
    parseContextReport(JSON.stringify({ messages: [{ type: 'replied', reply }] })) !== undefined,
  ).toBe(isNotification);
});
