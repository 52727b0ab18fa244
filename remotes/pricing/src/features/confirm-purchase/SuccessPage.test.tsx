import { screen } from '@testing-library/react';
import type { Order } from '@tidegate/contracts/api/orders/schemas';
import { selectPaysuc } from '@tidegate/contracts/store/pricingState';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import {
  anOrder,
  anOrderResult,
  aSubscription,
  buyer,
  purchases,
  ordersCall,
  orderCall,
  orderNumber,
  paid,
} from '../../shared/testing/payments';
import { renderPricing } from '../../shared/testing/renderPricing';

const path = `/paySuc?order=${orderNumber}`;
const thanks = () => screen.findByRole('heading', { name: 'Thank you for your order' });

function openReceipt(replies = {}, { at = path, user = buyer } = {}) {
  return renderPricing(at, {
    replies: { [orderCall]: answer(paid()), [ordersCall]: answer(purchases()), ...replies },
    user,
  });
}

const readFacts = () =>
  screen
    .getAllByRole('term')
    .map((term, index) => [
      term.textContent,
      screen.getAllByRole('definition')[index]?.textContent,
    ]);

test('a paid order shows its facts, the next steps and the link to its invoice', async () => {
  const { store } = openReceipt();
  expect(await thanks()).toBeVisible();

  expect(readFacts()).toEqual([
    ['Plan', '1 year'],
    ['Amount', '$44.99'],
    ['Paid on', 'November 21, 2026'],
    ['Next charge', '$44.99 on November 21, 2027'],
    ['Full refund until', 'December 21, 2026'],
    ['Invoice number', anOrder().invoice_number],
  ]);
  expect(screen.getByRole('link', { name: 'Download the app' })).toHaveAttribute(
    'href',
    '/download',
  );
  expect(screen.getByRole('link', { name: 'See the invoice' })).toHaveAttribute(
    'href',
    `/order/invoice/${orderNumber}`,
  );
  expect(screen.getByRole('link', { name: 'Check my IP address' })).toHaveAttribute(
    'href',
    '/what-is-my-ip',
  );
  expect(screen.getByText('Your password is set.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Set a password' })).not.toBeInTheDocument();
  expect(selectPaysuc(store.getState())).toBe(orderNumber);
});

test('a single interval shows when it ends', async () => {
  openReceipt({
    [ordersCall]: answer(
      purchases({ subscription: aSubscription({ renews: false, next_amount: null }) }),
    ),
  });
  await thanks();

  expect(readFacts()).toContainEqual(['Ends without renewal on', 'November 21, 2027']);
});

test.each<[Partial<Order>, readonly [term: string, value: string]]>([
  [{ discount_amount: 450 }, ['Discount with coupon code', '$4.50']],
  [{ credit_amount: 1000 }, ['Credit for unused time', '$10.00']],
])('the receipt shows what reduced the charge: %j', async (changes, fact) => {
  openReceipt({ [ordersCall]: answer(purchases({ orders: [anOrder(changes)] })) });
  await thanks();

  expect(readFacts()).toContainEqual(fact);
});

test('an account without an email address is pointed to the receipt in the account', async () => {
  openReceipt({}, { user: { ...buyer, name: '', isPasswordSet: false } });

  expect(await screen.findByText(/The receipt is in your account/)).toBeVisible();
});

test('an account without a password is asked to choose one', async () => {
  openReceipt({}, { user: { ...buyer, isPasswordSet: false } });

  expect(await screen.findByRole('link', { name: 'Set a password' })).toHaveAttribute(
    'href',
    '/myAccount/changePassword',
  );
});

test('the receipt works without the order list', async () => {
  openReceipt({ [ordersCall]: refuse(503) });

  expect(await thanks()).toBeVisible();
  expect(readFacts()).toContainEqual(['Amount', '$44.99']);
});

test('an unpaid order in the address shows no success', async () => {
  const { router, store } = openReceipt({ [orderCall]: answer(anOrderResult()) });

  expect(await screen.findByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/paystatus');
  expect(selectPaysuc(store.getState())).toBeNull();
});

test.each([
  ['of somebody else', path, refuse(404, 20601)],
  ['with a wrong number', '/paySuc?order=1', refuse(500)],
])('an order %s is not found', async (_, at, reply) => {
  openReceipt({ [orderCall]: reply }, { at });

  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});

test('an address without an order redirects to the last payment', async () => {
  const { router } = openReceipt({}, { at: '/paySuc' });

  expect(await thanks()).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/paySuc',
    search: `?order=${orderNumber}`,
  });
});

test('a failed call shows no success', async () => {
  openReceipt({ [orderCall]: refuse(503) });

  expect(await screen.findByText(/do not pay again/)).toBeVisible();
  expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
});

test('the receipt has no accessibility violations', async () => {
  const { container } = openReceipt();
  await thanks();

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});
