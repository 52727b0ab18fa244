import '@tidegate/design-system/testing/nativeDialog';
import { act, screen, within } from '@testing-library/react';
import {
  answer,
  loseNetwork,
  refuse,
  type Replies,
} from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { aBrowserSession, aDevice, aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const base = '/api/mms/account/v1/web';
const devices = `GET ${base}/device/list`;
const sessions = `GET ${base}/session/list`;
const endOne = `POST ${base}/session/end`;
const endOthers = `POST ${base}/session/end_others`;
const path = '/myAccount/deviceManage';

const here = aBrowserSession({ is_current: true });
const phone = aBrowserSession({ session_id: 'phone', browser: 'Chrome', system: 'iPhone' });
const both = answer({ sessions: [here, phone] });
const alone = answer({ sessions: [here] });

function open(replies: Replies = {}) {
  return renderAccount(path, {
    user: aSignedInUser(),
    replies: { [devices]: answer({ limit: 6, devices: [] }), [sessions]: both, ...replies },
  });
}

type View = ReturnType<typeof open>;

const findLogOut = (name: RegExp) => screen.findByRole('button', { name });

async function confirm({ user }: View, button: RegExp) {
  await user.click(await findLogOut(button));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^Yes, log/ }));
  return dialog;
}

const posts = ({ requests }: View) => requests.filter(({ method }) => method === 'POST');

test('each browser shows its name and login time, and the current one has no logout button', async () => {
  open();

  const [, other] = await screen.findAllByText(/Logged in: Nov 19, 2026, 8:15\sAM UTC/);
  expect(other).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Firefox · Linux' })).toBeVisible();
  expect(screen.getByText('This browser')).toBeVisible();
  expect(await findLogOut(/^Log out Chrome · iPhone/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Firefox/ })).not.toBeInTheDocument();
});

test.each([
  [{ browser: '', system: '' }, 'Unknown browser'],
  [{ browser: 'Safari', system: '' }, 'Safari'],
  [{ browser: '', system: 'Windows' }, 'Windows'],
])('a browser with incomplete details (%j) is called "%s"', async (known, name) => {
  open({ [sessions]: answer({ sessions: [here, { ...phone, ...known }] }) });

  expect(await screen.findByRole('heading', { name })).toBeVisible();
});

test('a browser is logged out after a confirmation that names it', async () => {
  const lists = [both, alone];
  const view = open({ [sessions]: () => (lists.shift() ?? alone)(), [endOne]: answer(null) });

  const dialog = await confirm(view, /^Log out Chrome/);

  expect(dialog).toHaveTextContent('Chrome · iPhone');
  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(screen.queryByText('Chrome · iPhone')).not.toBeInTheDocument();
  expect(posts(view)).toMatchObject([
    { path: `${base}/session/end`, body: { session_id: 'phone' } },
  ]);
});

test('logging out a browser that is already logged out succeeds', async () => {
  const view = open({ [endOne]: refuse(200, 20854) });

  await confirm(view, /^Log out Chrome/);

  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
});

test.each([
  ['a lost network', loseNetwork, /could not reach the server/],
  ['a failing server', refuse(500), /Something went wrong on our side/],
])('%s is explained in the dialog', async (_, reply, expected) => {
  const view = open({ [endOthers]: reply });

  const dialog = await confirm(view, /everywhere else/);

  expect(await within(dialog).findByRole('alert')).toHaveTextContent(expected);
});

test('one confirmation logs out everything else', async () => {
  const view = open({ [endOthers]: answer(null) });

  const dialog = await confirm(view, /everywhere else/);

  expect(dialog).toHaveTextContent('Only this browser stays.');
  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(posts(view)).toMatchObject([{ path: `${base}/session/end_others` }]);
});

test('a visitor with no other session has nothing else to log out', async () => {
  open({ [sessions]: alone });

  expect(await screen.findByText('This browser')).toBeVisible();
  expect(screen.queryByRole('button', { name: /everywhere else/ })).not.toBeInTheDocument();
});

test('a single device is enough to offer the logout of everything else', async () => {
  open({ [sessions]: alone, [devices]: answer({ limit: 6, devices: [aDevice()] }) });

  expect(await findLogOut(/everywhere else/)).toBeVisible();
});

test.each([
  ['phone', 'Log out this browser?'],
  ['others', 'Log out everywhere else?'],
])('a post about %s without script asks for a confirmation', async (subject, question) => {
  const view = open();
  await screen.findByText('This browser');
  const formData = new FormData();
  formData.set('subject', subject);

  await act(() => view.router.navigate(path, { formMethod: 'POST', formData }));

  expect(await screen.findAllByText(question)).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Yes, log/ })).toBeVisible();
  expect(posts(view)).toEqual([]);
});

test('the list and its confirmation dialogs have no accessibility violations', async () => {
  const view = open();
  await view.user.click(await findLogOut(/^Log out Chrome/));

  expect((await axe.run(view.container)).violations).toEqual([]);
});
