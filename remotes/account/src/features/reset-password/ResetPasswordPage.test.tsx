import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, loseNetwork, refuseAs } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const requestCode = 'POST /api/mms/account/v1/verification/request';
const validateCode = 'POST /api/mms/account/v1/verification/validate';
const resetPassword = 'POST /api/mms/account/v1/web/reset_password';
const logout = 'POST /api/mms/account/v1/web/logout';

const ticket = 't'.repeat(43);
const accepted = {
  [requestCode]: answer(null),
  [validateCode]: answer({ ticket }),
  [resetPassword]: answer(null),
};
const secondStep = '/forgetPassword?sent=1';
const linkOfTheMail = '/resetPassword';

async function choose(
  user: UserEvent,
  {
    email = 'ada@example.com',
    code = '',
    password = '',
    confirmation = password,
  }: Record<string, string>,
) {
  const codeField = await screen.findByLabelText('Code');
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (code) await user.type(codeField, code);
  if (password) await user.type(screen.getByLabelText('New password'), password);
  if (confirmation) await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Save password' }));
}

test('a visitor who requests a code reaches the second step in their language', async () => {
  const { user, router, requests } = renderAccount('/forgetPassword', {
    replies: accepted,
    language: 'pt',
  });

  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send code' }));

  expect(await screen.findByText(/If this email address belongs/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(router.state.location.search).toBe('?sent=1');
  expect(requests[0]?.body).toEqual({
    email: 'ada@example.com',
    purpose: 'reset_password',
    language: 'pt',
  });
});

// Tests the posted form, because an email field in a browser trims its own value.
test('surrounding space is trimmed from the address', async () => {
  const { router, requests } = renderAccount('/forgetPassword', { replies: accepted });
  const formData = new FormData();
  formData.set('email', ' ada@example.com ');

  await act(() => router.navigate('/forgetPassword', { formMethod: 'POST', formData }));

  await screen.findByText(/If this email address belongs/);
  expect(requests[0]?.body).toMatchObject({ email: 'ada@example.com' });
});

test.each([
  ['', 'Please enter your email address.'],
  ['ada', 'This isn’t a valid email address. Check it and try again.'],
  ['ada@example.com,eve@example.com', 'This isn’t a valid email address. Check it and try again.'],
])('the address %j is not sent: %s', async (address, expected) => {
  const { user, requests } = renderAccount('/forgetPassword');

  const email = await screen.findByLabelText('Email');
  if (address) await user.type(email, address);
  await user.click(screen.getByRole('button', { name: 'Send code' }));

  expect(await screen.findByText(expected)).toBeVisible();
  expect(email).toHaveValue(address);
  expect(email).toHaveFocus();
  expect(requests).toEqual([]);
});

test.each([
  ['too many requests', refuseAs('verification.tooManyAttempts'), /Too many attempts/],
  ['a lost network', loseNetwork, /could not reach the server/],
  ['a bot check that is not passed', refuseAs('botCheck.failed'), /The security check failed/],
  ['a failing server', refuseAs('server.failed'), /Something went wrong on our side/],
])('%s is explained and the address stays', async (_, reply, expected) => {
  const { user } = renderAccount('/forgetPassword', { replies: { [requestCode]: reply } });

  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send code' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(expected);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('the code allows a new password, and the visitor can log in', async () => {
  const { user, router, requests } = renderAccount(secondStep, { replies: accepted });

  await choose(user, { code: ' 1234 5678 ', password: 'New-Tide-2!' });

  expect(await screen.findByText('Your new password is set. Log in with it now.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(requests.map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', purpose: 'reset_password', code: '1234 5678' },
    { ticket, password: 'New-Tide-2!' },
  ]);
  // The ticket replaces the bot check.
  expect(requests.map(({ botCheck }) => botCheck?.action)).toEqual(['validation', undefined]);
});

test('the page linked from the email accepts an address and a code without a session', async () => {
  const { user, requests } = renderAccount(linkOfTheMail, { replies: accepted });

  await choose(user, { code: '12345678', password: 'New-Tide-2!' });

  await screen.findByRole('heading', { name: 'Log in' });
  expect(requests[0]?.body).toMatchObject({ email: 'ada@example.com', code: '12345678' });
});

test('a reset logs a signed-in visitor out', async () => {
  const { user, store, requests } = renderAccount(linkOfTheMail, {
    user: aSignedInUser(),
    replies: { ...accepted, [logout]: answer(null) },
  });

  await choose(user, { code: '12345678', password: 'New-Tide-2!' });

  await screen.findByRole('heading', { name: 'Log in' });
  expect(store.getState().user.session).toBeNull();
  expect(requests.at(-1)?.path).toBe('/api/mms/account/v1/web/logout');
});

test.each<[Record<string, string>, (string | RegExp)[], string]>([
  [
    { email: '' },
    ['Please enter your email address.', 'Please enter the code from our email.'],
    'Email',
  ],
  [{ email: 'ada' }, ['This isn’t a valid email address. Check it and try again.'], 'Email'],
  [
    {},
    [
      'Please enter the code from our email.',
      'Please enter your password.',
      'Confirm your password.',
    ],
    'Code',
  ],
  [
    { code: '1', password: 'Ab-1' },
    ['This password is too short. Use at least 8 characters.'],
    'New password',
  ],
  [
    { code: '1', password: `Ab-${'1'.repeat(18)}` },
    ['This password is too long. Use 8 to 20 characters.'],
    'New password',
  ],
  [
    { code: '1', password: 'harbour-light' },
    ['Use uppercase letters, lowercase letters and symbols in your password.'],
    'New password',
  ],
  [
    { code: '1', password: 'harbour' },
    ['Use 8 to 20 characters with uppercase letters, lowercase letters and symbols.'],
    'New password',
  ],
  [
    { code: '1', password: 'New-Tide-2!', confirmation: 'New-Tide-3!' },
    ['The passwords do not match. Please enter them again.'],
    'Confirm password',
  ],
])('an invalid field shows its error and nothing is sent: %j', async (typed, expected, focused) => {
  const { user, requests } = renderAccount(secondStep);

  await choose(user, typed);

  for (const text of expected) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(focused)).toHaveFocus();
  expect(screen.getByLabelText(focused)).toBeInvalid();
  expect(screen.getByLabelText('New password')).toHaveValue(typed['password'] ?? '');
  expect(requests).toEqual([]);
});

test.each([
  ['a wrong code', 'verification.failed', 'Wrong code. Check it and try again.'],
  ['an old code', 'verification.expired', 'This code has expired. Ask for a new one.'],
] as const)('%s is reported at the code field, passwords stay', async (_, code, expected) => {
  const { user } = renderAccount(secondStep, { replies: { [validateCode]: refuseAs(code) } });

  await choose(user, { code: '1234 5678', password: 'New-Tide-2!' });

  expect(await screen.findByText(expected)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(screen.getByLabelText('Code')).toHaveValue('1234 5678');
  expect(screen.getByLabelText('New password')).toHaveValue('New-Tide-2!');
});

test.each([
  [['common'], /too common/],
  [['personal'], /contains our name or part/],
  [['noSymbol'], /Use 8 to 20 characters/],
])(
  'a password with the server-side problem %j is reported at its field',
  async (violations, expected) => {
    const weak = refuseAs('accounts.weakPassword', { violations });
    const { user } = renderAccount(secondStep, {
      replies: { ...accepted, [resetPassword]: weak },
    });

    await choose(user, { code: '1234 5678', password: 'P@ssw0rd!' });

    expect(await screen.findByText(expected)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
  },
);

test('the password rules show what is missing while typing', async () => {
  const { user } = renderAccount(secondStep);
  const met = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('(met)'))
      .map(({ textContent }) => textContent.replace(' (met)', ''));
  const password = await screen.findByLabelText('New password');
  expect(met()).toEqual([]);

  await user.type(password, 'harbour');
  expect(met()).toEqual(['A lowercase letter']);
  await user.type(password, '-Light');

  expect(met()).toHaveLength(4);
});

test('a second code can be requested', async () => {
  const { user } = renderAccount(secondStep);

  await user.click(await screen.findByText('Did the code not arrive?'));
  await user.click(screen.getByRole('link', { name: 'Send a new code' }));

  expect(await screen.findByRole('button', { name: 'Send code' })).toBeVisible();
});

test("neither password nor ticket enters the state or a refused form's result", async () => {
  const { user, store, router } = renderAccount(secondStep, {
    replies: { ...accepted, [resetPassword]: refuseAs('server.failed') },
  });

  await choose(user, { code: '1234 5678', password: 'New-Tide-2!' });

  await screen.findByRole('alert');
  const kept = JSON.stringify([store.getState(), router.state.actionData]);
  expect(kept).toContain('1234 5678');
  expect([kept.includes('New-Tide-2!'), kept.includes(ticket)]).toEqual([false, false]);
});

test('a refused form without script returns its code but not its passwords', async () => {
  const { router } = renderAccount(secondStep, {
    replies: { [validateCode]: refuseAs('verification.failed') },
  });
  const formData = new FormData();
  for (const [name, value] of Object.entries({
    email: 'ada@example.com',
    code: '1234 5678',
    password: 'New-Tide-2!',
    confirmation: 'New-Tide-2!',
  })) {
    formData.set(name, value);
  }

  await act(() => router.navigate(secondStep, { formMethod: 'POST', formData }));

  expect(await screen.findByText('Wrong code. Check it and try again.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('1234 5678');
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test.each(['/forgetPassword', secondStep])(
  '%s has no accessibility violations, with and without a refusal',
  async (path) => {
    const { user, container } = renderAccount(path);
    await screen.findByRole('heading');
    const fresh = await axe.run(container);

    await user.click(screen.getByRole('button', { name: /Send code|Save password/ }));
    await screen.findByText('Please enter your email address.');
    const refused = await axe.run(container);

    expect([...fresh.violations, ...refused.violations]).toEqual([]);
  },
);
