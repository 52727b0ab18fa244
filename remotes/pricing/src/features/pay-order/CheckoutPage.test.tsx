import { screen, waitFor, within } from '@testing-library/react';
import { selectChosenProductId } from '@tidegate/contracts/store/pricingState';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import { aPlan, aPlanList } from '@tidegate/delivery/testing/plans';
import axe from 'axe-core';
import {
  aQuote,
  buyer,
  checkoutReplies,
  orderCall,
  orderNumber,
  paramsCall,
  quoteCall,
  someParams,
  subscribeCall,
  yearly,
} from '../../shared/testing/payments';
import { plansCall } from '../../shared/testing/plansCall';
import { renderPricing } from '../../shared/testing/renderPricing';

import {
  checkoutPath as path,
  openCheckout,
  payButton,
  pending,
} from '../../shared/testing/openCheckout';
const readFacts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
});

describe('the summary', () => {
  test('shows today’s charge, the next one, how to cancel, and that taxes are included', async () => {
    openCheckout({}, { user: null });

    expect(await payButton()).toHaveTextContent('Pay $44.99');
    expect(readFacts()).toEqual([
      '$44.99',
      '$44.99 on November 21, 2027',
      '$44.99 every year',
      'December 21, 2026',
      'Included',
    ]);
    expect(screen.getByRole('heading', { name: '30-day money-back guarantee' })).toBeVisible();
  });

  test('shows an account the price and the credit for the plan that is replaced', async () => {
    openCheckout({
      [quoteCall]: answer(aQuote({ kind: 'upgrade', credit_amount: 1000, amount_due: 3499 })),
    });

    expect(await payButton()).toHaveTextContent('Pay $34.99');
    expect(readFacts().slice(0, 3)).toEqual(['$34.99', '$44.99', '$10.00']);
  });

  test('of one interval has no next charge', async () => {
    const { user } = openCheckout();
    await payButton();

    await user.click(screen.getByRole('link', { name: 'Does not renew' }));

    expect(await screen.findByText('Ends without renewal on')).toBeVisible();
    expect(readFacts()).toEqual(['$44.99', 'November 21, 2027', 'December 21, 2026', 'Included']);
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  });

  test('starts with the requested trial', async () => {
    openCheckout(
      { [plansCall]: answer(aPlanList([aPlan({ trial_price: 99, trial_days: 7 })])) },
      { search: '?start=trial', user: null },
    );

    expect(await payButton()).toHaveTextContent('Pay $0.99');
    expect(readFacts().slice(0, 2)).toEqual(['$0.99', '$44.99 on November 28, 2026']);
    expect(screen.queryByRole('link', { name: 'Does not renew' })).not.toBeInTheDocument();
  });

  test('of a change charges nothing and needs no payment method', async () => {
    openCheckout({ [quoteCall]: answer(aQuote({ kind: 'change', amount_due: 0 })) });

    expect(await screen.findByRole('button', { name: 'Confirm plan change' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText(/Next, you confirm the payment/)).not.toBeInTheDocument();
  });

  test('links to a payment that has already begun', async () => {
    openCheckout({ [quoteCall]: answer(aQuote({ open_provider: 'ps' })) });

    expect(await screen.findByRole('link', { name: 'Continue the payment' })).toHaveAttribute(
      'href',
      `/paystatus?order=${orderNumber}`,
    );
  });
});

describe('the payment methods', () => {
  test('are radio buttons below a note about the sandbox, the unusable ones folded', async () => {
    const { user } = openCheckout();
    await payButton();

    const choice = screen.getByRole('group', { name: 'Payment method' });
    const group = within(choice);
    expect(choice).toHaveAccessibleDescription('Test mode: no real money is charged.');
    expect(group.getByRole('radio', { name: 'Card' })).toBeChecked();
    expect(group.getByText('Not available right now.')).not.toBeVisible();

    await user.click(group.getByText('Not available for this order'));

    expect(group.getByRole('radio', { name: 'Google Pay or Apple Pay' })).toBeDisabled();
    expect(group.getByText('Not available right now.')).toBeVisible();
    expect(group.getByRole('radio', { name: 'Razorpay' })).toBeDisabled();
    expect(group.getByText(/one-time payments only/)).toBeVisible();
  });
});

describe('instead of the form', () => {
  test('an owner of the plan sees the plans to change to', async () => {
    openCheckout({ [quoteCall]: refuse(409, 20602) });

    expect(
      await screen.findByText('You already have this plan. You can switch to another one.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get this plan 1 month' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a visitor from a refused country sees the reason', async () => {
    openCheckout({ [paramsCall]: answer(someParams({ is_country_refused: true })) });

    expect(await screen.findByText(/not offered in your country/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('missing payment methods can be loaded again', async () => {
    openCheckout({ [paramsCall]: refuse(503) });

    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', path);
  });

  test('a failed catalogue shows no prices', async () => {
    openCheckout({ [plansCall]: refuse(503) });

    expect(
      await screen.findByRole('heading', { name: 'The prices could not be loaded' }),
    ).toBeVisible();
  });

  test.each(['v2.vip.one.web.usd.9y', 'v2.vip.one.web.eur.1y', 'nonsense'])(
    '%s is not found',
    async (id) => {
      const { store } = renderPricing(`/pricing/checkout/${id}`, { replies: checkoutReplies });

      expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
      expect(selectChosenProductId(store.getState())).toBeNull();
    },
  );
});

test('the choice is kept', async () => {
  const { store } = openCheckout();
  await payButton();

  expect(selectChosenProductId(store.getState())).toBe(yearly);
});

test('the checkout has no accessibility violations', async () => {
  const { container } = openCheckout({}, { user: null });
  await payButton();

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});

test('an order without a plan asks for one', async () => {
  const { user, router } = renderPricing('/pricing/checkout', { replies: checkoutReplies });
  expect(await screen.findByRole('heading', { name: 'Choose a plan' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Get this plan 1 year' }));

  expect(await payButton()).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test('in the Windows client every step stays in the client', async () => {
  const { user, router } = renderPricing('/win-pay', {
    replies: { ...checkoutReplies, [subscribeCall]: answer(pending), [orderCall]: answer(pending) },
    user: buyer,
  });

  await user.click(await screen.findByRole('link', { name: 'Get this plan 1 year' }));
  expect(await screen.findByRole('link', { name: 'Choose another plan' })).toHaveAttribute(
    'href',
    '/win-pay?currency=USD',
  );
  await user.click(await payButton());

  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/win-pay-result');
  });
});
