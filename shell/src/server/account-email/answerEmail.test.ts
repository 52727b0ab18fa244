import path from 'node:path';
import type { Profile } from '@tidegate/contracts/api/account/schemas';
import { loadEdgeMessages } from '../forms/loadEdgeMessages';
import type { AccountReply } from '../second-factor/createAccountCalls';
import { answerEmail } from './answerEmail';

const profile: Profile = {
  user_id: '7f6a7a55-3f0d-4c5e-9a86-0b6f0b9c1d2e',
  email: null,
  is_password_set: false,
  avatar: null,
};
const withoutEmail = { code: 200, data: profile };
const withEmail = { code: 200, data: { ...profile, email: 'ada@example.com' } };
const done = { code: 200 };

interface Visit {
  fields?: Record<string, string>;
  search?: string;
}

/** Requests the page with these backend replies in order. */
async function call(replies: Partial<AccountReply>[], { fields, search = '' }: Visit = {}) {
  const messages = await loadEdgeMessages(path.join(process.cwd(), 'shell/locales'));
  const calls: [string, object | undefined][] = [];
  const answer = await answerEmail({
    entry: { language: 'en', device: 'mobile', sitePath: '/email' },
    searchParams: new URLSearchParams(search),
    fields,
    challenge: undefined,
    call: (url, body) => {
      calls.push([url.split('/').slice(-2).join('/'), body]);
      return Promise.resolve({
        code: 0,
        data: null,
        sessionChange: undefined,
        ...replies.shift(),
      });
    },
    t: messages.en,
  });
  const page = answer.kind === 'page' ? answer : undefined;
  const shown = page?.document.secondFactor;
  const fieldsShown = shown?.blocks.flatMap(({ forms }) => forms.flatMap((form) => form.fields));
  return { answer, calls, status: page?.status, outcome: shown?.outcome, shown, fieldsShown };
}

test.each([401, 50008, 50012, 50014])(
  'an ended session (code %i) redirects to the login and back',
  async (code) => {
    const { answer } = await call([{ code }]);

    expect(answer).toMatchObject({ kind: 'redirect', location: '/m/login?redirect=%2Femail' });
  },
);

test('an unreachable backend results in an error page', async () => {
  const { status, shown, outcome } = await call([{ code: 502 }]);

  expect([status, shown?.blocks, outcome?.tone]).toEqual([503, [], 'caution']);
});

test('an account without an email address gets the form for one', async () => {
  const { fieldsShown } = await call([withoutEmail]);

  expect(fieldsShown).toMatchObject([{ name: 'email', control: 'email' }]);
});

test('the link in the email opens the form for the code', async () => {
  const { fieldsShown } = await call([withoutEmail], { search: 'sent=code' });

  expect(fieldsShown?.map(({ name, value }) => [name, value])).toEqual([
    ['email', undefined],
    ['code', undefined],
  ]);
});

test('after a code is sent, the page asks for it and keeps the email address', async () => {
  const fields = { change: 'request', email: ' ada@example.com ' };
  const { calls, fieldsShown, outcome } = await call([done, withoutEmail], { fields });

  expect(calls[0]).toEqual(['email/request', { email: 'ada@example.com', language: 'en' }]);
  expect(fieldsShown?.map(({ name, value }) => [name, value])).toEqual([
    ['email', 'ada@example.com'],
    ['code', undefined],
  ]);
  expect(outcome?.tone).toBe('success');
});

test('the correct code redirects to the confirmation', async () => {
  const fields = { change: 'bind', email: 'ada@example.com', code: ' 1234 5678 ' };
  const { answer, calls } = await call([done], { fields });

  expect(calls).toEqual([['email/bind', { email: 'ada@example.com', code: '1234 5678' }]]);
  expect(answer).toMatchObject({ kind: 'redirect', location: '/m/email?sent=bound#email' });
});

test.each([
  ['request', {}, 'email', 'Enter your email address.'],
  ['request', { email: 'ada' }, 'email', 'This isn’t a valid email address. Check it for typos.'],
  ['bind', { email: 'ada@example.com' }, 'code', 'Enter the code.'],
])('the form %s with %j shows an error at the invalid field and sends nothing', async (...row) => {
  const [change, typed, field, messages] = row;
  const { calls, fieldsShown, status } = await call([withoutEmail], {
    fields: { change, ...typed },
  });

  expect(status).toBe(422);
  expect(calls).toHaveLength(1);
  expect(fieldsShown?.find(({ name }) => name === field)?.error).toBe(messages);
});

test.each([
  [20501, 'This code is incorrect.'],
  [20502, 'This code has expired. Request a new one.'],
  [20503, 'Too many attempts.'],
  [20108, 'This email address belongs to another account.'],
  [502, 'That didn’t work.'],
])('a refusal (code %i) shows its reason and keeps all but the code', async (code, messages) => {
  const fields = { change: 'bind', email: 'ada@example.com', code: '1234 5678' };
  const { fieldsShown, outcome, status, shown } = await call([{ code }, withoutEmail], { fields });

  expect(status).toBe(422);
  const notice = [outcome?.text, ...(fieldsShown ?? []).map(({ error }) => error)].join(' ');
  expect(notice).toContain(messages);
  expect(fieldsShown?.[0]?.value).toBe('ada@example.com');
  expect(JSON.stringify(shown)).not.toContain('1234');
});

test('an account with an email address shows it and links to the password page', async () => {
  const { shown, outcome } = await call([withEmail], { search: 'sent=bound' });

  expect(outcome?.text).toBe('Your email address has been added.');
  expect(shown?.blocks).toMatchObject([
    { items: ['ada@example.com'], forms: [], link: { to: '/myAccount/changePassword' } },
  ]);
});

test('an address already bound in another window is not an error', async () => {
  const fields = { change: 'request', email: 'eve@example.com' };
  const { status, shown } = await call([{ code: 20143 }, withEmail], { fields });

  expect(status).toBe(200);
  expect(shown?.blocks).toMatchObject([{ items: ['ada@example.com'] }]);
});
