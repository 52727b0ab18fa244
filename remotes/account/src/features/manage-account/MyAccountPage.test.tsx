import '@tidegate/design-system/testing/nativeDialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, loseNetwork, refuse } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { aProfile, aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const profile = 'GET /api/mms/account/v1/web/profile';
const logout = 'POST /api/mms/account/v1/web/logout';

const loaded = { [profile]: answer(aProfile()) };
const signedIn = aSignedInUser();

async function confirmLogout(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  return screen.getByRole('dialog', { name: 'Log out of this browser?' });
}

test.each([
  [true, 'Set'],
  [false, 'Not set'],
])('the profile shows the email and, with a password set: %s, "%s"', async (isSet, expected) => {
  const replies = { [profile]: answer(aProfile({ is_password_set: isSet })) };
  renderAccount('/myAccount', { user: signedIn, replies });

  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(screen.getByText(expected)).toBeVisible();
});

test('an account without an email address must add one before it can set a password', async () => {
  const nameless = aProfile({ email: null, is_password_set: false });
  renderAccount('/myAccount', {
    user: aSignedInUser({ name: '', isPasswordSet: false }),
    replies: { [profile]: answer(nameless) },
  });

  const link = await screen.findByRole('link', { name: 'Add your email address' });

  expect(link).toHaveAttribute('href', '/email');
  expect(screen.queryByRole('link', { name: 'Set a password' })).not.toBeInTheDocument();
});

test('a profile that fails to load can be requested again', async () => {
  const failures = [refuse(500), refuse(500)];
  const { user } = renderAccount('/myAccount', {
    user: signedIn,
    replies: { [profile]: () => (failures.shift() ?? answer(aProfile()))() },
  });
  await screen.findByRole('heading', { name: 'Your details could not be loaded' });

  await user.click(screen.getByRole('link', { name: 'Try again' }));

  expect(await screen.findByText('ada@example.com')).toBeVisible();
});

test.each([50008, 50012, 50014])('a session refused with %i leads back to login', async (code) => {
  renderAccount('/myAccount', { user: signedIn, replies: { [profile]: refuse(200, code) } });

  expect(await screen.findByRole('heading', { name: 'You have been logged out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
    'href',
    '/login?redirect=%2FmyAccount',
  );
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
});

test('a visitor who confirms is logged out and redirected to the home page', async () => {
  const { user, store } = renderAccount('/myAccount', {
    user: signedIn,
    replies: { ...loaded, [logout]: answer(null) },
  });
  const dialog = await confirmLogout(user);

  await user.click(within(dialog).getByRole('button', { name: 'Yes, log out' }));

  expect(await screen.findByText('You are at /')).toBeVisible();
  expect(store.getState().user.session).toBeNull();
});

test('a visitor who cancels stays logged in', async () => {
  const { user, store, requests } = renderAccount('/myAccount', {
    user: signedIn,
    replies: loaded,
  });
  const dialog = await confirmLogout(user);

  const [, cancel] = within(dialog).getAllByRole('button', { name: 'Cancel' });
  if (cancel) await user.click(cancel);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(store.getState().user.session).toBe('s-1');
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['ended by itself', refuse(200, 50014)],
  ['been forgotten by the edge', refuse(401)],
])('a visitor whose session has %s is logged out as well', async (_, reply) => {
  const { user, store } = renderAccount('/myAccount', {
    user: signedIn,
    replies: { ...loaded, [logout]: reply },
  });
  const dialog = await confirmLogout(user);

  await user.click(within(dialog).getByRole('button', { name: 'Yes, log out' }));

  expect(await screen.findByText('You are at /')).toBeVisible();
  expect(store.getState().user.session).toBeNull();
});

test.each([
  ['a lost network', loseNetwork, /could not reach the server, so you are still logged in/],
  ['a failing server', refuse(500), /Something went wrong on our side/],
])('%s is explained in the dialog and the session continues', async (_, reply, expected) => {
  const { user, store } = renderAccount('/myAccount', {
    user: signedIn,
    replies: { ...loaded, [logout]: reply },
  });
  const dialog = await confirmLogout(user);

  await user.click(within(dialog).getByRole('button', { name: 'Yes, log out' }));

  expect(await within(dialog).findByRole('alert')).toHaveTextContent(expected);
  expect(store.getState().user.session).toBe('s-1');
});

test('a post without a confirmation asks for it on the page', async () => {
  const { user, router } = renderAccount('/myAccount', {
    user: signedIn,
    replies: { ...loaded, [logout]: answer(null) },
  });

  await act(() => router.navigate('/myAccount', { formMethod: 'POST', formData: new FormData() }));

  expect(await screen.findByText('Log out of this browser?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/myAccount');
  await user.click(screen.getByRole('button', { name: 'Yes, log out' }));
  expect(await screen.findByText('You are at /')).toBeVisible();
});

test('the page and its confirmation dialog have no accessibility violations', async () => {
  const { user, container } = renderAccount('/myAccount', {
    user: signedIn,
    replies: loaded,
  });
  await screen.findByText('ada@example.com');
  const page = await axe.run(container);

  await confirmLogout(user);
  const question = await axe.run(container);

  expect([...page.violations, ...question.violations]).toEqual([]);
});
