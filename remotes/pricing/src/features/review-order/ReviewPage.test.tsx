import { screen } from '@testing-library/react';
import { selectChosenProductId } from '@tidegate/contracts/store/pricingState';
import { refuse } from '@tidegate/delivery/testing/fakeTransport';
import { aPlan } from '@tidegate/delivery/testing/plans';
import axe from 'axe-core';
import { plansCall, selling } from '../../shared/testing/plansCall';
import { renderPricing } from '../../shared/testing/renderPricing';

const yearly = 'v2.vip.one.web.usd.1y.off71';
const path = `/pricing/checkout/${yearly}`;

const review = () => screen.findByRole('heading', { name: 'Your plan: 1 year' });
const readFacts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
});

describe('the review of an order', () => {
  test('says what is paid today, what it becomes and when, and how to leave', async () => {
    renderPricing(path, selling());

    expect(await review()).toBeVisible();
    expect(readFacts()).toEqual([
      '$44.99',
      '$44.99 on November 21, 2027',
      '$44.99 every year',
      'December 21, 2026',
    ]);
    expect(screen.getByRole('heading', { name: '30 days to leave' })).toBeVisible();
  });

  test('does not pretend to take money, and offers the way back', async () => {
    renderPricing(path, selling());
    await review();

    expect(screen.getByText(/Payment opens with the next release/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose another plan' })).toHaveAttribute(
      'href',
      `/pricing?plan=${yearly}&currency=USD`,
    );
  });

  test('keeps the choice', async () => {
    const { store } = renderPricing(path, selling());
    await review();

    expect(selectChosenProductId(store.getState())).toBe(yearly);
  });

  test('asks for prices in the currency of the plan', async () => {
    const id = 'v2.vip.one.web.gbp.1y';
    const { requests } = renderPricing(
      `/pricing/checkout/${id}`,
      selling([aPlan({ product_id: id, currency: 'GBP', price_discount_amount: 3599 })]),
    );
    await review();

    expect(readFacts()[0]).toBe('£35.99');
    expect(requests.map(({ search }) => search)).toEqual([{ currency: 'GBP' }]);
  });

  test('starts with the trial that was asked for', async () => {
    renderPricing(`${path}?start=trial`, selling([aPlan({ trial_price: 99, trial_days: 7 })]));
    await review();

    expect(readFacts().slice(0, 2)).toEqual(['$0.99', '$44.99 on November 28, 2026']);
  });

  test('promises no trial that the plan does not have', async () => {
    renderPricing(`${path}?start=trial`, selling());
    await review();

    expect(readFacts()[0]).toBe('$44.99');
  });

  test.each(['v2.vip.one.web.usd.9y', 'v2.vip.one.web.eur.1y', 'nonsense'])(
    'is not found for %s',
    async (id) => {
      const { store } = renderPricing(`/pricing/checkout/${id}`, selling());

      expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
      expect(selectChosenProductId(store.getState())).toBeNull();
    },
  );

  test('shows no prices when none arrive', async () => {
    renderPricing(path, { replies: { [plansCall]: refuse(503) } });

    expect(await screen.findByRole('heading', { name: 'The prices did not arrive' })).toBeVisible();
  });

  test('has no accessibility fault that a machine can find', async () => {
    const { container } = renderPricing(path, selling());
    await review();

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  });
});

test('an order without a plan asks for one', async () => {
  const { user, router } = renderPricing('/pricing/checkout', selling());
  expect(await screen.findByRole('heading', { name: 'Choose a plan' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Choose this plan 1 year' }));

  expect(await review()).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});
