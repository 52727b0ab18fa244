import '@tidegate/design-system/testing/nativeDialog';
import { act, screen, within } from '@testing-library/react';
import { answer, refuseAs, type Replies } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { aBrowserSession, aDevice, aLoginSession, aSignedInUser } from './testing/accounts';
import { renderAccount } from './testing/renderAccount';

const reauthenticate = 'POST /api/mms/account/v1/web/reauthenticate';
const setDns = 'POST /api/mms/account/v1/web/dns_settings';
const unbind = 'POST /api/mms/account/v1/web/device/unbind';
const addresses = '/myAccount/dnsSettings';
const devices = '/myAccount/deviceManage';

/** A server that accepts a change only after the password is confirmed. */
function aServer(change: string, again: Replies[string]): Replies {
  let isRecent = false;
  return {
    'POST /api/mms/account/v1/web/user_ip/query': answer({ ip: null, visitor_ip: '' }),
    'GET /api/mms/account/v1/web/dns_settings': answer({ resolvers: [] }),
    'GET /api/mms/account/v1/web/device/list': answer({ limit: 6, devices: [aDevice()] }),
    'GET /api/mms/account/v1/web/session/list': answer({
      sessions: [aBrowserSession({ is_current: true })],
    }),
    [reauthenticate]: (request) => {
      isRecent = true;
      return again(request);
    },
    [change]: () => (isRecent ? answer({ resolvers: [] }) : refuseAs('sessions.loginTooOld'))(),
  };
}

function open(path: string, change: string, again: Replies[string] = answer(aLoginSession())) {
  return renderAccount(path, { user: aSignedInUser(), replies: aServer(change, again) });
}

async function saveResolver(view: ReturnType<typeof open>) {
  await view.user.type(await screen.findByLabelText('First DNS server'), '9.9.9.9');
  await view.user.click(screen.getByRole('button', { name: 'Save DNS servers' }));
  return screen.findByLabelText('Current password');
}

const posted = ({ requests }: ReturnType<typeof open>) =>
  requests
    .filter(({ method, path }) => method === 'POST' && !path.endsWith('query'))
    .map(({ path, body }) => [path.split('/').at(-1), body]);

test('a change with an old login asks for the password, keeps the typed values and succeeds', async () => {
  const view = open(addresses, setDns);

  const password = await saveResolver(view);
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription(/enter your current password to continue/);
  expect(screen.getByLabelText('First DNS server')).toHaveValue('9.9.9.9');
  await view.user.type(password, 'Correct-Horse1');
  await view.user.click(screen.getByRole('button', { name: 'Save DNS servers' }));

  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(posted(view).slice(1)).toEqual([
    ['reauthenticate', { password: 'Correct-Horse1' }],
    ['dns_settings', { resolvers: ['9.9.9.9'] }],
  ]);
  expect(JSON.stringify([view.store.getState(), view.router.state.actionData])).not.toContain(
    'Correct-Horse1',
  );
});

test.each([
  ['', 'Please enter your current password.'],
  ['Wrong-Horse1', 'Wrong password. Check it and try again.'],
])('the password %j changes nothing: %s', async (typed, expected) => {
  const view = open(addresses, setDns, refuseAs('accounts.wrongPassword'));
  const password = await saveResolver(view);

  if (typed) await view.user.type(password, typed);
  await view.user.click(screen.getByRole('button', { name: 'Save DNS servers' }));

  expect(await screen.findByText(expected)).toBeVisible();
  expect(screen.getByLabelText('First DNS server')).toHaveValue('9.9.9.9');
  expect(posted(view).filter(([name]) => name === 'dns_settings')).toHaveLength(1);
});

test('too many wrong passwords are reported at the password field', async () => {
  const view = open(addresses, setDns, refuseAs('accounts.tooManyLogins'));
  const password = await saveResolver(view);

  await view.user.type(password, 'Wrong-Horse1{Enter}');

  expect(await screen.findByText(/Too many attempts/)).toBeVisible();
});

test('the removal dialog of a device also asks for the password', async () => {
  const view = open(devices, unbind);
  await view.user.click(await screen.findByRole('button', { name: 'Remove Ada’s phone' }));
  const dialog = screen.getByRole('dialog');
  await view.user.click(within(dialog).getByRole('button', { name: 'Yes, remove it' }));

  const password = await within(dialog).findByLabelText('Current password');
  expect(password).toHaveFocus();
  expect((await axe.run(view.container)).violations).toEqual([]);
  await view.user.type(password, 'Correct-Horse1{Enter}');

  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(posted(view).map(([name]) => name)).toEqual(['unbind', 'reauthenticate', 'unbind']);
});

test('the confirmation form without script asks for the password', async () => {
  const view = open(devices, unbind);
  await screen.findByText('Ada’s phone');
  const formData = new FormData();
  for (const [name, value] of [
    ['subject', aDevice().user_id],
    ['app_type', '101'],
    ['confirmed', 'yes'],
  ] as const) {
    formData.set(name, value);
  }

  await act(() => view.router.navigate(devices, { formMethod: 'POST', formData }));

  const password = await screen.findByLabelText<HTMLInputElement>('Current password');
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, remove it' });
  expect(password.form).toBe(confirm.form);
});

test('an account without a password shows a link to set one', async () => {
  const view = renderAccount(addresses, {
    user: aSignedInUser({ isPasswordSet: false }),
    replies: aServer(setDns, answer(null)),
  });

  await view.user.click(await screen.findByRole('button', { name: 'Save DNS servers' }));

  expect(await screen.findByText(/has no password yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set a password' })).toHaveAttribute(
    'href',
    '/forgetPassword',
  );
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});
