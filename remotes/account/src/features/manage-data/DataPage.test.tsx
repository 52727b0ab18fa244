import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  answer,
  loseNetwork,
  refuseAs,
  type Replies,
} from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const remove = 'POST /api/mms/account/v1/web/delete';
const logOut = 'POST /api/mms/account/v1/web/logout';
const password = 'Old-Tide-1!';

function open(replies: Replies = {}, isPasswordSet = true) {
  return renderAccount('/myAccount/data', { user: aSignedInUser({ isPasswordSet }), replies });
}

async function typeAndDelete(visitor: UserEvent, typed: string) {
  if (typed) await visitor.type(await screen.findByLabelText('Current password'), typed);
  await visitor.click(await screen.findByRole('button', { name: 'Delete my account permanently' }));
}

test('the export of all data is one file to download', async () => {
  open();

  const link = await screen.findByRole('link', { name: 'Download a copy' });

  expect(link).toHaveAttribute('href', '/api/mms/account/v1/web/export');
  expect(link).toHaveAttribute('download', 'tidegate-account.json');
});

test('the deletion form explains that there is no refund and links to the orders', async () => {
  open();

  expect(await screen.findByText(/You get no refund by deleting/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plan and orders' })).toHaveAttribute(
    'href',
    '/order/history',
  );
});

test('the right password deletes the account and logs the visitor out', async () => {
  const view = open({ [remove]: answer(null), [logOut]: answer(null) });

  await typeAndDelete(view.user, password);

  expect(await screen.findByText(/Your account has been deleted/)).toBeVisible();
  expect(view.requests.map(({ path }) => path.split('/').at(-1))).toEqual(['delete', 'logout']);
  expect(view.requests[0]?.body).toEqual({ password, ends_renewal: true, language: 'en' });
  expect(view.store.getState().user.session).toBeNull();
  expect(JSON.stringify(view.store.getState())).not.toContain(password);
});

test('a lost network keeps the account', async () => {
  const view = open({ [remove]: loseNetwork });

  await typeAndDelete(view.user, password);

  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the server/);
  expect(view.store.getState().user.session).not.toBeNull();
});

test.each([
  ['', answer(null), 'Please enter your current password.'],
  ['Wrong-Tide-1!', refuseAs('accounts.wrongPassword'), 'Wrong password. Check it and try again.'],
])('the password "%s" is refused at its field', async (typed, reply, expected) => {
  const view = open({ [remove]: reply });

  await typeAndDelete(view.user, typed);

  expect(await screen.findByText(expected)).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  expect(view.store.getState().user.session).not.toBeNull();
});

test('an account without a password must set one before its deletion', async () => {
  open({}, false);

  const link = await screen.findByRole('link', { name: 'Set a password' });

  expect(link).toHaveAttribute('href', '/myAccount/changePassword');
  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
});

test('an account without an address is deleted without a password', async () => {
  const view = renderAccount('/myAccount/data', {
    user: aSignedInUser({ name: '', isPasswordSet: false }),
    replies: { [remove]: answer(null), [logOut]: answer(null) },
  });

  await typeAndDelete(view.user, '');

  expect(await screen.findByText(/Your account has been deleted/)).toBeVisible();
  expect(view.requests[0]?.body).toEqual({ ends_renewal: true, language: 'en' });
});

test('the page has no accessibility violations', async () => {
  const { container } = open();
  await screen.findByRole('heading', { level: 1 });

  expect((await axe.run(container)).violations).toEqual([]);
});
