import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ApiReply } from '@tidegate/contracts/siteApi';
import { answer, loseNetwork, refuseAs } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { aLoginSession, aProfile, aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const login = 'POST /api/mms/account/v1/web/login';
const profile = 'GET /api/mms/account/v1/web/profile';

const accepted = { [login]: answer(aLoginSession()), [profile]: answer(aProfile()) };

const noEnvelope = (httpStatus: number) => (): ApiReply => ({ httpStatus, body: undefined });

async function fillAndSend(user: UserEvent, username: string, password: string) {
  const email = await screen.findByLabelText('Email');
  if (username) await user.type(email, username);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a visitor who logs in is redirected to the requested page', async () => {
  const { user, store, requests } = renderAccount('/login?redirect=%2Fpricing%3Fcoupon%3DTIDE', {
    replies: accepted,
  });

  await fillAndSend(user, 'ada@example.com', 'Correct-Horse1');

  expect(await screen.findByText('You are at /pricing?coupon=TIDE')).toBeVisible();
  expect(requests[0]).toMatchObject({
    body: { username: 'ada@example.com', password: 'Correct-Horse1' },
    botCheck: { action: 'login', kind: 'r3' },
  });
  expect(store.getState().user).toEqual(aSignedInUser());
});

test('a visitor without an account finds the plans below the form', async () => {
  renderAccount('/login');

  const plans = await screen.findByRole('link', { name: 'See plans and prices' });

  expect(plans).toHaveAttribute('href', '/pricing');
  expect(screen.getByText('No account yet?')).toBeVisible();
});

test('a login with a second factor leads to the second step and starts no session', async () => {
  const { user, store } = renderAccount('/login?redirect=%2Fpricing', {
    replies: { [login]: refuseAs('accounts.secondStepNeeded') },
  });

  await fillAndSend(user, 'ada@example.com', 'Correct-Horse1');

  expect(await screen.findByText('You are at /secondStep?redirect=%2Fpricing')).toBeVisible();
  expect(store.getState().user.session).toBeNull();
});

test('a login without a redirect parameter leads to the account page', async () => {
  const { user, router } = renderAccount('/login', { replies: accepted });

  await fillAndSend(user, 'ada@example.com', 'Correct-Horse1');

  await waitFor(() => expect(router.state.location.pathname).toBe('/myAccount'));
});

test('a redirect parameter to another site is ignored', async () => {
  const { user, router } = renderAccount('/login?redirect=%2F%2Fevil.example', {
    replies: accepted,
  });

  await fillAndSend(user, 'ada@example.com', 'Correct-Horse1');

  await waitFor(() => expect(router.state.location.pathname).toBe('/myAccount'));
});

test('the password never enters the state of the page', async () => {
  const { user, store } = renderAccount('/login?redirect=%2Ffaq', { replies: accepted });

  await fillAndSend(user, 'ada@example.com', 'Correct-Horse1');

  await screen.findByText('You are at /faq');
  expect(JSON.stringify(store.getState())).not.toContain('Correct-Horse1');
});

test('a login whose profile fails uses the typed username as the name', async () => {
  const { user, store } = renderAccount('/login?redirect=%2Ffaq', {
    replies: { ...accepted, [profile]: loseNetwork },
  });

  await fillAndSend(user, 'ada@example.com', 'Correct-Horse1');

  await screen.findByText('You are at /faq');
  expect(store.getState().user).toMatchObject({ session: 's-1', name: 'ada@example.com' });
});

test('empty fields show their errors, nothing is sent and the first one has focus', async () => {
  const { user, requests } = renderAccount('/login');

  await fillAndSend(user, '', '');

  expect(await screen.findByText('Please enter your email address.')).toBeVisible();
  expect(screen.getByText('Please enter your password.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(requests).toEqual([]);
});

test('a missing password is the only reported error', async () => {
  const { user } = renderAccount('/login');

  await fillAndSend(user, 'ada@example.com', '');

  expect(await screen.findByText('Please enter your password.')).toBeVisible();
  expect(screen.queryByText('Please enter your email address.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test.each([
  [
    'a wrong password',
    refuseAs('accounts.wrongCredentials'),
    'Wrong email address or password. Check both and try again.',
  ],
  [
    'an impossible username',
    refuseAs('requests.invalid'),
    'Wrong email address or password. Check both and try again.',
  ],
  ['too many attempts', refuseAs('accounts.tooManyLogins'), /Too many attempts/],
  [
    'a huge username',
    noEnvelope(413),
    'Wrong email address or password. Check both and try again.',
  ],
  ['a throttle without an envelope', noEnvelope(429), /Too many attempts/],
  ['a failing server', refuseAs('server.failed'), /Something went wrong on our side/],
])(
  '%s is explained, the username stays and the password is cleared',
  async (_, reply, expected) => {
    const { user } = renderAccount('/login', { replies: { [login]: reply } });

    await fillAndSend(user, 'ada@example.com', 'wrong');

    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  },
);

test.each([
  ['is not sent', loseNetwork, /could not reach the server/],
  ['does not pass the bot check', refuseAs('botCheck.failed'), /The security check failed/],
])('a login that %s is explained and nothing has to be typed again', async (_, reply, expected) => {
  const { user } = renderAccount('/login', { replies: { [login]: reply } });

  await fillAndSend(user, 'ada@example.com', 'Correct-Horse1');

  expect(await screen.findByRole('alert')).toHaveTextContent(expected);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Correct-Horse1');
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
});

test('the right password logs in after a refusal', async () => {
  const answers = [refuseAs('accounts.wrongCredentials'), answer(aLoginSession())];
  const { user } = renderAccount('/login?redirect=%2Ffaq', {
    replies: { ...accepted, [login]: () => (answers.shift() ?? loseNetwork)() },
  });
  await fillAndSend(user, 'ada@example.com', 'wrong');
  await screen.findByRole('alert');

  await user.type(screen.getByLabelText('Password'), 'Correct-Horse1{Enter}');

  expect(await screen.findByText('You are at /faq')).toBeVisible();
});

test('a second press during a login sends no second request', async () => {
  let arrive: (reply: ApiReply) => void = () => undefined;
  const reply = new Promise<ApiReply>((resolve) => {
    arrive = resolve;
  });
  const { user, requests } = renderAccount('/login', { replies: { [login]: () => reply } });
  await fillAndSend(user, 'ada@example.com', 'wrong');

  await screen.findByRole('status', { name: 'Logging in…' });
  await user.click(screen.getByRole('button', { name: /Log in/ }));
  arrive(loseNetwork());

  await screen.findByRole('alert');
  expect(requests).toHaveLength(1);
});

test('the password can be shown and hidden again', async () => {
  const { user } = renderAccount('/login');

  await user.click(await screen.findByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));

  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('a signed-in visitor sees the account name and a link to the account', async () => {
  renderAccount('/login?redirect=%2Ffaq', { user: aSignedInUser() });

  expect(await screen.findByRole('heading', { name: 'You are already logged in' })).toBeVisible();
  expect(screen.getByText(/ada@example.com/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/faq');
});

test('a visitor whose session was refused can log in again', async () => {
  renderAccount('/login', { user: aSignedInUser({ endedCode: 50014 }) });

  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a refused form without script returns its username and an empty password', async () => {
  const { router } = renderAccount('/login', { replies: { [login]: loseNetwork } });
  const formData = new FormData();
  formData.set('username', 'ada@example.com');
  formData.set('password', 'Correct-Horse1');

  await act(() => router.navigate('/login', { formMethod: 'POST', formData }));

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('the page has no accessibility violations, with and without a refusal', async () => {
  const { user, container } = renderAccount('/login', { replies: { [login]: loseNetwork } });
  await screen.findByRole('heading');
  const untouched = await axe.run(container);

  await fillAndSend(user, 'ada@example.com', 'wrong');
  await screen.findByRole('alert');
  const refused = await axe.run(container);

  expect([...untouched.violations, ...refused.violations]).toEqual([]);
});
