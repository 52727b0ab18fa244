import { screen, within } from '@testing-library/react';
import { aMonthlyPlan, aPlan } from '@tidegate/delivery/testing/plans';
import axe from 'axe-core';
import { selling } from '../../shared/testing/plansCall';
import { renderPricing } from '../../shared/testing/renderPricing';

const trialPlan = aPlan({ trial_price: 99, trial_days: 7 });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
});

test('a trial shows its price, its end and the plan that follows', async () => {
  renderPricing('/vpn-trial', selling([trialPlan, aMonthlyPlan()]));

  const trial = within(await screen.findByRole('article'));

  expect(trial.getByRole('heading', { name: 'Trial: 7 days, then 1 year' })).toBeVisible();
  expect(trial.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$0.99',
    '$44.99 on November 28, 2026',
    '$44.99 every year',
    'December 21, 2026',
  ]);
  expect(trial.getByText(/Turn renewal off before the next charge/)).toBeVisible();
  const start = trial.getByRole('link', { name: 'Start the trial' });
  expect(start).toHaveAttribute(
    'href',
    '/pricing/checkout/v2.vip.one.web.usd.1y.off71?start=trial',
  );
  expect(start).toHaveAttribute('data-variant', 'signal');
});

test('the page without a trial explains that and shows the alternative', async () => {
  renderPricing('/vpn-trial', selling());

  expect(await screen.findByText('There is no trial right now')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Standard plans' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '30-day money-back guarantee' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start the trial' })).not.toBeInTheDocument();
});

test('the trial page has no accessibility violations', async () => {
  const { container } = renderPricing('/vpn-trial', selling([trialPlan]));
  await screen.findByRole('article');

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});
