import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, loseNetwork, refuseAs } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { aProfile, aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const path = '/myAccount/changePassword';
const change = 'POST /api/mms/account/v1/web/change_password';
const set = 'POST /api/mms/account/v1/web/set_password';
const profile = { 'GET /api/mms/account/v1/web/profile': answer(aProfile()) };
const user = aSignedInUser();

async function fillAndSave(
  visitor: UserEvent,
  { current = '', password = '', confirmation = password }: Record<string, string>,
) {
  await screen.findByRole('heading');
  if (current) await visitor.type(screen.getByLabelText('Current password'), current);
  if (password) await visitor.type(screen.getByLabelText('New password'), password);
  if (confirmation) await visitor.type(screen.getByLabelText('Confirm password'), confirmation);
  await visitor.click(screen.getByRole('button', { name: 'Save password' }));
}

test('the current password allows a new one, and the account page confirms the change', async () => {
  const view = renderAccount(path, { user, replies: { ...profile, [change]: answer(null) } });

  await fillAndSave(view.user, { current: 'Old-Tide-1!', password: 'New-Tide-2!' });

  expect(await screen.findByText(/Your password has been changed/)).toBeVisible();
  expect(view.router.state.location.pathname).toBe('/myAccount');
  expect(view.requests[0]?.body).toEqual({
    current_password: 'Old-Tide-1!',
    new_password: 'New-Tide-2!',
  });
  expect(JSON.stringify(view.store.getState())).not.toMatch(/Tide-[12]/);
});

test.each([
  ['Two-factor authentication', '/secondFactor'],
  ['Your data', '/myAccount/data'],
])('the page links to %s, with and without an email address', async (name, href) => {
  for (const email of [user.name, '']) {
    const view = renderAccount(path, { user: { ...user, name: email }, replies: profile });

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    view.unmount();
  }
});

test('an account without a password sets its first one', async () => {
  const view = renderAccount(path, {
    user: aSignedInUser({ isPasswordSet: false }),
    replies: { ...profile, [set]: answer(null) },
  });

  expect(await screen.findByRole('heading', { name: 'Set a password' })).toBeVisible();
  await fillAndSave(view.user, { password: 'New-Tide-2!' });

  await screen.findByText(/Your password has been changed/);
  expect(view.requests[0]?.body).toEqual({ password: 'New-Tide-2!' });
  expect(view.store.getState().user.isPasswordSet).toBe(true);
});

test.each([
  [
    {},
    [
      'Please enter your current password.',
      'Please enter a new password.',
      'Confirm your password.',
    ],
    'Current password',
  ],
  [
    { current: 'Old-Tide-1!', password: 'Ab-1' },
    ['This password is too short. Use at least 8 characters.'],
    'New password',
  ],
  [
    { current: 'Old-Tide-1!', password: 'Old-Tide-1!' },
    ['This is your current password. Choose a different one.'],
    'New password',
  ],
])('an invalid field shows its error and nothing is sent: %j', async (typed, expected, focused) => {
  const view = renderAccount(path, { user });

  await fillAndSave(view.user, typed);

  for (const text of expected) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(focused)).toHaveFocus();
  expect(view.requests).toEqual([]);
});

test.each([
  ['accounts.wrongPassword', 'Current password', 'Wrong password. Check it and try again.'],
  [
    'accounts.passwordUnchanged',
    'New password',
    'This is your current password. Choose a different one.',
  ],
  ['accounts.weakPassword', 'New password', /^Use 8 to 20 characters/],
] as const)('%s is shown at its field and the typed values stay', async (code, field, expected) => {
  const view = renderAccount(path, { user, replies: { [change]: refuseAs(code) } });

  await fillAndSave(view.user, { current: 'Old-Tide-1!', password: 'New-Tide-2!' });

  expect(await screen.findByText(expected)).toBeVisible();
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveValue('New-Tide-2!');
});

test.each([
  ['too many guesses', refuseAs('accounts.tooManyLogins'), /Too many attempts/],
  ['an ended session', refuseAs('sessions.endedElsewhere'), 'You have been logged out'],
  ['a lost network', loseNetwork, /could not reach the server/],
])('%s is explained', async (_, reply, expected) => {
  const view = renderAccount(path, { user, replies: { [change]: reply } });

  await fillAndSave(view.user, { current: 'Old-Tide-1!', password: 'New-Tide-2!' });

  expect(await screen.findByRole('alert')).toHaveTextContent(expected);
});

test('an account without an email address must add one before it can set a password', async () => {
  renderAccount(path, { user: aSignedInUser({ name: '', isPasswordSet: false }) });

  const link = await screen.findByRole('link', { name: 'Add your email address' });

  expect(link).toHaveAttribute('href', '/email');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('the page has no accessibility violations', async () => {
  const { container } = renderAccount(path, { user });
  await screen.findByRole('heading');

  expect((await axe.run(container)).violations).toEqual([]);
});
