import { screen, within } from '@testing-library/react';
import { aMonthlyPlan, aPlan } from '@tidegate/delivery/testing/plans';
import { selling } from '../../shared/testing/plansCall';
import { renderPricing } from '../../shared/testing/renderPricing';

const offer = aPlan({
  product_id: 'v2.vip.one.web.usd.1y.off75',
  price_discount_amount: 3899,
  price_renewal_amount: 4499,
  offer_ends_at: '2026-12-01T00:00:00.000Z',
});

test('an offer says its last day and what it costs afterwards', async () => {
  renderPricing('/buyQuantity', selling([offer, aPlan(), aMonthlyPlan()]));

  const offers = within(await screen.findByRole('table', { name: 'Plans on offer' }));

  expect(offers.getByRole('columnheader', { name: 'On offer until' })).toBeVisible();
  expect(offers.getByRole('cell', { name: 'November 30, 2026' })).toBeVisible();
  expect(offers.getByRole('cell', { name: '$38.99' })).toBeVisible();
  expect(offers.getByRole('cell', { name: '$44.99 every year' })).toBeVisible();
  expect(offers.getAllByRole('rowheader')).toHaveLength(1);
});

test('the standard plans stand below it, without an end', async () => {
  renderPricing('/buyQuantity', selling([offer, aPlan(), aMonthlyPlan()]));

  const standard = within(await screen.findByRole('table', { name: 'Standard plans' }));

  expect(standard.getAllByRole('rowheader')).toHaveLength(2);
  expect(standard.queryByRole('columnheader', { name: 'On offer until' })).toBeNull();
});

test('without an offer the page says so, and what is on sale', async () => {
  renderPricing('/buyQuantity', selling());

  expect(await screen.findByText('No offer is running right now')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Standard plans' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Plans on offer' })).not.toBeInTheDocument();
});
