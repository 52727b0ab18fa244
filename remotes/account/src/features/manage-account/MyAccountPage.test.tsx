import '@tidegate/design-system/testing/nativeDialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, loseNetwork, refuse } from '@tidegate/delivery/testing/fakeTransport';
import { listDevicesPath } from '@tidegate/contracts/api/settings/endpoints';
import axe from 'axe-core';
import { aDevice, aProfile, aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const profile = 'GET /api/mms/account/v1/web/profile';
const logout = 'POST /api/mms/account/v1/web/logout';

const plan = 'GET /api/mms/payment/v1/web/subscription_my';

const devices = `GET ${listDevicesPath}`;

const noPlan = { subscription: null, orders: [], page: 1, page_size: 20, total: 0 };
const loaded = { [profile]: answer(aProfile()), [plan]: answer(noPlan) };
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

const yearly = {
  ...{ subscription_id: '0b8f2c3e-6c1f-4c0a-9d55-6f1f0f3a2b11', provider: 's1', currency: 'USD' },
  ...{ product_id: 'v2.vip.one.web.usd.1y.off71', plan_name: 'One year', status: 'active' },
  ...{ period_started_at: '2026-11-21T12:00:00Z', period_ends_at: '2027-11-21T12:00:00Z' },
  ...{ renews: true, next_amount: 4499, next_product_id: null },
  ...{ can_cancel: true, can_resume: false },
};
const ofYear = (changes = {}) => ({
  [plan]: answer({
    ...noPlan,
    subscription: { ...yearly, ...changes },
    // The newest order was declined.
    orders: [
      { refund_until: null },
      { refund_until: '2026-12-21T12:00:00Z', order_id: 'one', invoice_number: 'TG-2026-000001' },
    ],
  }),
});

const readFacts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('the overview shows the plan, its next charge and the end of the guarantee', async () => {
  renderAccount('/myAccount', { user: signedIn, replies: { ...loaded, ...ofYear() } });

  expect(await screen.findByText('Next charge')).toBeVisible();
  expect(readFacts().slice(0, 3)).toEqual([
    '1 year',
    '$44.99 on November 21, 2027',
    'December 21, 2026',
  ]);
  expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
    'href',
    '/order/history',
  );
  expect(screen.getByRole('link', { name: 'Download the app' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See plans and prices' })).not.toBeInTheDocument();
});

test('the overview links to the invoice of the last payment', async () => {
  renderAccount('/myAccount', { user: signedIn, replies: { ...loaded, ...ofYear() } });

  expect(await screen.findByRole('link', { name: 'TG-2026-000001' })).toHaveAttribute(
    'href',
    '/order/invoice/one',
  );
});

test('the overview lists the devices, and the places that are free', async () => {
  const list = {
    limit: 6,
    devices: [aDevice({ name: 'Desk' }), aDevice({ user_id: 'other', name: '' })],
  };
  const replies = { ...loaded, ...ofYear(), [devices]: answer(list) };
  renderAccount('/myAccount', { user: signedIn, replies });

  expect(await screen.findByText('Devices in use: 2 of 6')).toBeVisible();
  expect(screen.getByText('Desk')).toBeVisible();
  const places = screen.getAllByRole('listitem', { hidden: true });
  expect(places.filter(({ textContent }) => textContent === '')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Manage devices' })).toHaveAttribute(
    'href',
    '/myAccount/deviceManage',
  );
});

test('a plan that does not renew shows when it ends', async () => {
  const replies = { ...loaded, ...ofYear({ renews: false, next_amount: null }) };
  renderAccount('/myAccount', { user: signedIn, replies });

  expect(await screen.findByText('Ends without renewal on')).toBeVisible();
  expect(readFacts()).toContain('November 21, 2027');
});

test('an account without a plan is shown the way to the plans', async () => {
  renderAccount('/myAccount', { user: signedIn, replies: loaded });

  expect(await screen.findByRole('link', { name: 'See plans and prices' })).toHaveAttribute(
    'href',
    '/pricing',
  );
});

test('a plan that cannot be read leaves the profile and the way to the orders', async () => {
  renderAccount('/myAccount', { user: signedIn, replies: { ...loaded, [plan]: refuse(500) } });

  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your orders' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See plans and prices' })).not.toBeInTheDocument();
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
