import { screen, within } from '@testing-library/react';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import { aMonthlyPlan, aPlan, aPlanList, someOffers } from '@tidegate/delivery/testing/plans';
import axe from 'axe-core';
import { plansCall, selling } from '../../shared/testing/plansCall';
import { renderPricing } from '../../shared/testing/renderPricing';

const path = '/order/standPlan';
const table = () => screen.findByRole('table', { name: 'Standard plans' });

async function readRows() {
  const [head, ...rows] = within(await table()).getAllByRole('row');
  const headers = within(head ?? document.body).getAllByRole('columnheader');
  const named = headers.map(({ textContent }) => textContent);
  return rows.map((row) => {
    const cells = [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')];
    return Object.fromEntries(
      cells.map(({ textContent }, index) => [named[index] ?? '', textContent]),
    );
  });
}

test('the standard plans appear side by side with their prices and features', async () => {
  renderPricing(path, selling());

  expect(await readRows()).toEqual([
    {
      Plan: '1 yearRecommended',
      'Price today': '$44.99',
      'Price at renewal': '$44.99 every year',
      'Per month': '$3.75',
      Devices: '6',
      'Full refund within': '30 days',
      Choose: 'Get this plan 1 year',
    },
    expect.objectContaining({ Plan: '1 month', 'Price today': '$12.99', 'Per month': '$12.99' }),
  ]);
});

test('a plan of days has no price per month', async () => {
  renderPricing(path, selling([aPlan({ interval_unit: 'DAY', interval_count: 5 })]));

  expect(await readRows()).toMatchObject([{ Plan: '5 daysRecommended', 'Per month': '–' }]);
});

test('an offer replaces the standard plan of its length', async () => {
  const offers = someOffers([
    aPlan({ product_id: 'v2.vip.one.web.usd.1y.off80', price_discount_amount: 3999 }),
  ]);
  const plans = answer(aPlanList([aPlan(), aMonthlyPlan()], offers));
  renderPricing(path, { replies: { [plansCall]: plans } });

  expect(await readRows()).toMatchObject([
    { Plan: '1 yearRecommended', 'Price today': 'Usually $44.99 $39.99' },
    { Plan: '1 month', 'Price today': '$12.99' },
  ]);
  expect(screen.getByRole('link', { name: /1 year/ })).toHaveAttribute(
    'href',
    '/pricing/checkout/v2.vip.one.web.usd.1y.off80',
  );
});

test('short plans have a separate table', async () => {
  const week = aPlan({ product_id: 'v2.vip1.one.web.usd.1w', interval_unit: 'WEEK' });
  const plans = answer(aPlanList([aMonthlyPlan()], { vip1Plans: [week] }));
  renderPricing(path, { replies: { [plansCall]: plans } });

  const short = within(await screen.findByRole('table', { name: /^Short plans/ }));

  expect(short.getByRole('link', { name: 'Get this plan 1 week' })).toHaveAttribute(
    'href',
    '/pricing/checkout/v2.vip1.one.web.usd.1w',
  );
});

test('each plan leads to the review of its order', async () => {
  renderPricing(path, selling());

  expect(await screen.findByRole('link', { name: 'Get this plan 1 month' })).toHaveAttribute(
    'href',
    '/pricing/checkout/v2.vip.one.web.usd.1m',
  );
});

test('the currency is chosen and kept on the page', async () => {
  const { user, router, requests } = renderPricing(path, selling());

  await user.click(await screen.findByRole('link', { name: 'GBP' }));

  expect(router.state.location).toMatchObject({ pathname: path, search: '?currency=GBP' });
  expect(requests.at(-1)?.search).toEqual({ currency: 'GBP' });
});

test('no prices are shown when the catalogue fails', async () => {
  renderPricing(path, { replies: { [plansCall]: refuse(503) } });

  expect(
    await screen.findByRole('heading', { name: 'The prices could not be loaded' }),
  ).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the standard plans have no accessibility violations', async () => {
  const { container } = renderPricing(path, selling());
  await table();

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});
