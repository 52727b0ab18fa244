import { screen } from '@testing-library/react';
import { answer, refuse, type Replies } from '@tidegate/delivery/testing/fakeTransport';
import {
  anOrder,
  anOrderResult,
  buyer,
  purchases,
  ordersCall,
  orderCall,
  orderNumber,
  paid,
} from '../../shared/testing/payments';
import { renderPricing } from '../../shared/testing/renderPricing';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const open = anOrder({ order_id: orderNumber, status: 'requires_action', label: null });
const older = anOrder({ order_id: orderNumber.replace('0d', '1d'), status: 'failed' });
const requestTimes = (at: string, reply: Replies[string], user: typeof buyer | null = buyer) =>
  renderPricing(at, {
    replies: { [orderCall]: answer(anOrderResult()), [ordersCall]: reply },
    ...(user && { user }),
  });

test.each(['/paystatus', '/win-pay-result'])('%s shows the open payment', async (at) => {
  const { router } = requestTimes(at, answer(purchases({ orders: [older, open] })));

  expect(await heading('Confirm your payment')).toBeVisible();
  expect(router.state.location.search).toBe(`?order=${orderNumber}`);
});

test('a paid last payment redirects to its receipt', async () => {
  const { router } = renderPricing('/paystatus', {
    replies: { [orderCall]: answer(paid()), [ordersCall]: answer(purchases()) },
    user: buyer,
  });

  expect(await heading('Thank you for your order')).toBeVisible();
  expect(router.state.location.pathname).toBe('/paySuc');
});

test('an account without an open payment sees the last one', async () => {
  const { router } = requestTimes('/paystatus', answer(purchases({ orders: [older] })));

  expect(await heading('Confirm your payment')).toBeVisible();
  expect(router.state.location.search).toBe(`?order=${older.order_id}`);
});

test.each([
  ['/paystatus', '/order/history'],
  ['/win-pay-result', '/win-pay'],
])('%s of an account without a payment links to the next page', async (at, link) => {
  requestTimes(at, answer(purchases({ orders: [], total: 0 })));

  expect(await heading('You haven’t bought anything yet')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', link);
});

test('a visitor without a session is redirected to the login', async () => {
  requestTimes('/paystatus', refuse(500), null);

  expect(await screen.findByText('You are at /login?redirect=%2Fpaystatus')).toBeVisible();
});

test('a failed call does not claim that nothing was bought', async () => {
  requestTimes('/paystatus', refuse(503));

  expect(await heading('We could not check your payment status')).toBeVisible();
});
