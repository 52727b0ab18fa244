import '@tidegate/design-system/testing/nativeDialog';
import { act, screen, within } from '@testing-library/react';
import type { Device } from '@tidegate/contracts/api/settings/schemas';
import {
  answer,
  loseNetwork,
  refuse,
  type Replies,
} from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { aBrowserSession, aDevice, aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const list = 'GET /api/mms/account/v1/web/device/list';
const unbind = 'POST /api/mms/account/v1/web/device/unbind';
const sessions = 'GET /api/mms/account/v1/web/session/list';
const path = '/myAccount/deviceManage';
const user = aSignedInUser();
const mac = aDevice({ app_type: 12, user_id: 'mac', family: 'mac', name: '' });

const listed = (...devices: Device[]) => answer({ limit: 6, devices });

/** Opens the page of an account with no other browser session. */
function open(replies: Replies) {
  const browsers = answer({ sessions: [aBrowserSession({ is_current: true })] });
  return renderAccount(path, { user, replies: { [sessions]: browsers, ...replies } });
}

test('each device shows its name and when it was last seen', async () => {
  open({ [list]: listed(aDevice(), mac) });

  const items = await screen.findAllByRole('listitem');
  const [phone, other] = items.filter((item) => within(item).queryByRole('heading') !== null);
  expect(phone).toHaveTextContent('Ada’s phone');
  expect(phone).toHaveTextContent('Android');
  expect(phone).toHaveTextContent(/Last seen: Nov 20, 2026, 6:30\sPM UTC/);
  expect(other).toHaveTextContent('Mac');
  expect(screen.getByText('Devices in use: 2 of 6')).toBeVisible();
  expect(screen.queryByText(/You have reached your device limit/)).not.toBeInTheDocument();
});

test('an account without devices shows how to add one', async () => {
  open({ [list]: listed() });

  expect(await screen.findByRole('heading', { name: 'No devices yet' })).toBeVisible();
  expect(screen.getByText(/Your device limit: 6/)).toBeVisible();
});

test('an account at its device limit shows what to do', async () => {
  const devices = Array.from({ length: 6 }, (_, place) => aDevice({ user_id: String(place) }));
  open({ [list]: listed(...devices) });

  expect(await screen.findByText(/Remove a device before you log in/)).toBeVisible();
});

test('a device is removed after a confirmation, and the page reports it', async () => {
  const lists = [listed(aDevice(), mac), listed(mac)];
  const view = open({ [list]: () => (lists.shift() ?? listed(mac))(), [unbind]: answer(null) });
  await view.user.click(await screen.findByRole('button', { name: 'Remove Ada’s phone' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove this device?' });
  expect(dialog).toHaveTextContent('Ada’s phone');

  await view.user.click(within(dialog).getByRole('button', { name: 'Yes, remove it' }));

  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(screen.queryByText('Ada’s phone')).not.toBeInTheDocument();
  expect(view.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    unbind_app_type: 101,
    unbind_user_id: aDevice().user_id,
  });
});

test('a cancelled dialog keeps the device', async () => {
  const view = open({ [list]: listed(aDevice()) });
  await view.user.click(await screen.findByRole('button', { name: 'Remove Ada’s phone' }));

  const [, cancel] = screen.getAllByRole('button', { name: 'Cancel' });
  if (cancel) await view.user.click(cancel);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(view.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('removing a device that is already gone succeeds', async () => {
  const view = open({ [list]: listed(aDevice()), [unbind]: refuse(200, 20852) });
  await view.user.click(await screen.findByRole('button', { name: 'Remove Ada’s phone' }));

  await view.user.click(screen.getByRole('button', { name: 'Yes, remove it' }));

  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
});

test.each([
  ['a lost network', loseNetwork, /could not reach the server/],
  ['a failing server', refuse(500), /Something went wrong on our side/],
])('%s is explained in the dialog', async (_, reply, expected) => {
  const view = open({ [list]: listed(aDevice()), [unbind]: reply });
  await view.user.click(await screen.findByRole('button', { name: 'Remove Ada’s phone' }));
  const dialog = screen.getByRole('dialog');

  await view.user.click(within(dialog).getByRole('button', { name: 'Yes, remove it' }));

  expect(await within(dialog).findByRole('alert')).toHaveTextContent(expected);
});

test('a post without a confirmation asks for it on the page, for that device only', async () => {
  const view = open({ [list]: listed(aDevice(), mac), [unbind]: answer(null) });
  await screen.findByText('Ada’s phone');
  const formData = new FormData();
  formData.set('subject', 'mac');
  formData.set('app_type', '12');

  await act(() => view.router.navigate(path, { formMethod: 'POST', formData }));

  expect(await screen.findAllByText('Remove this device?')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', path);
  await view.user.click(screen.getByRole('button', { name: 'Yes, remove it' }));
  await screen.findByText('Your changes have been saved.');
  expect(view.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    unbind_app_type: 12,
    unbind_user_id: 'mac',
  });
});

test.each([
  ['refused', refuse(200, 50012), 'You have been logged out', 'Log in again'],
  ['failed', refuse(500), 'Your details could not be loaded', 'Try again'],
])('a list that is %s shows the reason and a link to continue', async (_, reply, heading, link) => {
  open({ [list]: reply });

  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toBeVisible();
});

test('the page and its confirmation dialog have no accessibility violations', async () => {
  const view = open({ [list]: listed(aDevice(), mac) });
  await screen.findByText('Ada’s phone');
  const page = await axe.run(view.container);

  await view.user.click(screen.getByRole('button', { name: 'Remove Mac' }));
  const question = await axe.run(view.container);

  expect([...page.violations, ...question.violations]).toEqual([]);
});
