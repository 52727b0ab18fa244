import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { aMonthlyPlan, aPlan, aPlanList, someOffers } from '@tidegate/delivery/testing/plans';
import { plansCall, selling } from '../../shared/testing/plansCall';
import { renderPricing } from '../../shared/testing/renderPricing';

const offer = aPlan({
  product_id: 'v2.vip.one.web.usd.1y.off75',
  price_discount_amount: 3899,
  price_renewal_amount: 4499,
});

const standard = [aPlan(), aMonthlyPlan()];
const running = { replies: { [plansCall]: answer(aPlanList(standard, someOffers([offer]))) } };

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-11-21T00:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('an offer shows its last day and its later price', async () => {
  renderPricing('/buyQuantity', running);

  const offers = within(await screen.findByRole('table', { name: 'Plans on offer' }));

  expect(offers.getByRole('columnheader', { name: 'Offer ends on' })).toBeVisible();
  expect(offers.getByRole('cell', { name: 'November 30, 2026' })).toBeVisible();
  expect(offers.getByRole('cell', { name: 'Usually $44.99 $38.99' })).toBeVisible();
  expect(offers.getByRole('cell', { name: '$44.99 every year' })).toBeVisible();
  expect(offers.getAllByRole('rowheader')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See the campaign' })).toHaveAttribute(
    'href',
    '/blackfriday',
  );
});

test('an offer disappears from an open page when it ends', async () => {
  jest.setSystemTime(Date.parse('2026-11-30T23:59:50Z'));
  let plans = aPlanList(standard, someOffers([offer]));
  renderPricing('/buyQuantity', { replies: { [plansCall]: () => answer(plans)() } });
  await screen.findByRole('table', { name: 'Plans on offer' });

  plans = aPlanList(standard);
  act(() => jest.advanceTimersByTime(10_000));

  await waitFor(() => {
    expect(screen.queryByRole('table', { name: 'Plans on offer' })).not.toBeInTheDocument();
  });
  expect(screen.getByText('There is no offer right now')).toBeVisible();
});

test('the other standard plans appear below the offer, without an end', async () => {
  renderPricing('/buyQuantity', running);

  const table = within(await screen.findByRole('table', { name: 'Standard plans' }));

  expect(table.getByRole('rowheader')).toHaveTextContent('1 month');
  expect(table.queryByRole('columnheader', { name: 'Offer ends on' })).toBeNull();
});

test('the page without an offer explains that and shows the plans on sale', async () => {
  renderPricing('/buyQuantity', selling());

  expect(await screen.findByText('There is no offer right now')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Standard plans' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Plans on offer' })).not.toBeInTheDocument();
});
