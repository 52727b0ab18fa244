import type { Backend, BackendCall } from '../backend-client/backend';
import { submitPageForm } from './submitPageForm';

const visitor = { token: undefined, clientAddress: '203.0.113.7', requestId: 'one' };
const aMessage = { form: 'contact', name: 'Ada', email: 'ada@example.com', inquiry: 'Ahoy' };

function aBackend(httpStatus = 200, body: string = JSON.stringify({ code: 200 })) {
  const calls: BackendCall[] = [];
  const backend: Backend = {
    call: async (call) => {
      calls.push(call);
      return {
        httpStatus,
        body: Buffer.from(body),
        contentType: 'application/json',
        cacheControl: undefined,
        sessionChange: undefined,
      };
    },
  };
  return {
    backend,
    calls,
    submit: (form: unknown) => submitPageForm(backend, visitor, form, 'de'),
  };
}

test('a form is sent with the language of its page and without unknown fields', async () => {
  const { submit, calls } = aBackend();

  expect(await submit({ ...aMessage, extra: 'x' })).toEqual({
    status: 'sent',
    form: 'contact',
    values: {},
  });

  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: '/api/mms/report/v1/contact_us',
    clientAddress: '203.0.113.7',
  });
  expect(JSON.parse(String(calls[0]?.body))).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    inquiry: 'Ahoy',
    language: 'de',
  });
});

test.each(['r3', 'r2'])('a token of bot check %s selects the path of that check', async (kind) => {
  const { submit, calls } = aBackend();

  await submit({ ...aMessage, recasign: 'token', recakind: kind });

  expect(calls[0]?.url).toBe(`/ws/mm/reca/${kind}/report/v1/contact_us`);
  expect(JSON.parse(String(calls[0]?.body))).toMatchObject({ name: 'Ada', recasign: 'token' });
});

test.each([
  ['a kind of check that is none', { ...aMessage, recasign: 'token', recakind: '../x' }],
  ['no token', { ...aMessage, recasign: '', recakind: 'r3' }],
])('with %s the form calls the path without a bot check', async (_, form) => {
  const { submit, calls } = aBackend();

  await submit(form);

  expect(calls[0]?.url).toBe('/api/mms/report/v1/contact_us');
});

test('a form without a bot check ignores a token', async () => {
  const { submit, calls } = aBackend();

  await submit({ form: 'confirm', token: 'a', recasign: 'token', recakind: 'r3' });

  expect(calls[0]?.url).toBe('/api/mms/newsletter/v1/confirm');
});

test.each([
  ['what the page is to say comes along', { coupon: 'STUDENT-ABCDEFGH23', more: 'x' }, true],
  ['what does not look like it stays behind', { coupon: '<b>' }, false],
])('in a reply, %s', async (_, data, hasResult) => {
  const { submit } = aBackend(200, JSON.stringify({ code: 200, data }));

  expect(await submit({ form: 'claim', token: 'a' })).toEqual({
    status: 'sent',
    form: 'claim',
    values: hasResult ? { coupon: 'STUDENT-ABCDEFGH23' } : {},
  });
});

test('a low score keeps the input and offers the fallback check', async () => {
  const { submit } = aBackend(200, JSON.stringify({ err_code: 500, code: 20104 }));

  expect(await submit(aMessage)).toMatchObject({ values: aMessage, isScoreLow: true });
});

test.each([
  [
    'empty fields',
    { form: 'contact', name: ' ', email: '', inquiry: '' },
    {
      name: 'contact.missingName',
      email: 'contact.missingEmail',
      inquiry: 'contact.missingInquiry',
    },
  ],
  [
    'fields that are not there',
    { form: 'contact', email: ['a@b.example', 'c@d.example'] },
    {
      name: 'contact.missingName',
      email: 'contact.missingEmail',
      inquiry: 'contact.missingInquiry',
    },
  ],
  ['an address that is none', { ...aMessage, email: 'ada' }, { email: 'problems.email' }],
  ['a name of two lines', { ...aMessage, name: 'Ada\nBcc: x' }, { name: 'problems.text' }],
  ['a long text', { ...aMessage, inquiry: 'a'.repeat(5001) }, { inquiry: 'problems.tooLong' }],
])('a form with %s is returned without a backend call', async (_, form, errors) => {
  const { submit, calls } = aBackend();

  expect(await submit(form)).toMatchObject({ status: 'refused', httpStatus: 422, errors });
  expect(calls).toEqual([]);
});

test.each([
  ['says that it was too often', 429, '{"code":20801}', 429, 'problems.tooMany'],
  ['fails', 503, '{"code":503}', 503, 'problems.failed'],
  ['says no with HTTP 200', 200, '{"code":20999}', 422, 'problems.failed'],
  ['answers nonsense', 200, '<html>', 422, 'problems.failed'],
])(
  'the refused form keeps its input when the backend %s',
  async (_, status, body, httpStatus, problem) => {
    const { submit } = aBackend(status, body);

    expect(await submit(aMessage)).toMatchObject({
      status: 'refused',
      httpStatus,
      problem,
      values: aMessage,
    });
  },
);

test.each([undefined, {}, { form: 'toString' }, { form: ['contact'] }, { email: 'a@b.example' }])(
  '%j is not a page form',
  async (form) => {
    expect(await aBackend().submit(form)).toBeUndefined();
  },
);
