import { screen } from '@testing-library/react';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { buyer } from '../../shared/testing/payments';
import { selling } from '../../shared/testing/plansCall';
import { renderPricing } from '../../shared/testing/renderPricing';

test('a buyer sees the running plan, and what a change means', async () => {
  const subscription = {
    product_id: 'v2.vip.one.web.usd.1y.off71',
    plan_name: 'One year',
    period_ends_at: '2027-11-21T12:00:00Z',
  };
  const replies = {
    ...selling().replies,
    'GET /api/mms/payment/v1/web/subscription_my': answer({ subscription, orders: [] }),
  };
  renderPricing('/pricing', { replies, user: buyer });

  expect(await screen.findByText('Your plan: 1 year, until November 21, 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plan and orders' })).toHaveAttribute(
    'href',
    '/order/history',
  );
  expect(screen.getByRole('radio', { name: /^1 year/ })).toHaveAccessibleName('1 year Your plan');
  expect(screen.getByRole('radio', { name: /^1 month/ })).toHaveAccessibleName('1 month');
});

test('a visitor without an account is not asked about a plan', async () => {
  const { requests } = renderPricing('/pricing', selling());

  expect(await screen.findByRole('radio', { name: /^1 year/ })).toBeVisible();
  expect(requests.map(({ path }) => path)).not.toContain('/api/mms/payment/v1/web/subscription_my');
});
