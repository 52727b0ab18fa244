import { screen, waitFor, within } from '@testing-library/react';
import { selectChosenProductId } from '@tidegate/contracts/store/pricingState';
import { selectUser } from '@tidegate/contracts/store/userState';
import { answer, loseNetwork, refuse } from '@tidegate/delivery/testing/fakeTransport';
import { aPlan, aPlanList } from '@tidegate/delivery/testing/plans';
import axe from 'axe-core';
import {
  anOrderResult,
  aQuote,
  buyer,
  checkoutReplies,
  orderCall,
  orderNumber,
  paramsCall,
  quoteCall,
  signupCall,
  someParams,
  subscribeCall,
  walletCall,
  yearly,
} from '../../shared/testing/payments';
import { plansCall } from '../../shared/testing/plansCall';
import { renderPricing } from '../../shared/testing/renderPricing';

const path = `/pricing/checkout/${yearly}`;
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const failed = (failure: 'declined' | 'cancelled' | 'expired' | 'failed') =>
  anOrderResult({ status: 'failed', failure, money: 'untouched', is_final: true });

// Payments of these tests are followed without going to the provider's page.
const pending = anOrderResult({ approval_url: null, status: 'processing' });

function openCheckout(
  replies = {},
  { search = '', user = buyer }: { search?: string; user?: typeof buyer | null } = {},
) {
  return renderPricing(path + search, {
    replies: {
      ...checkoutReplies,
      [subscribeCall]: answer(pending),
      [orderCall]: answer(pending),
      ...replies,
    },
    ...(user && { user }),
  });
}

const payButton = () => screen.findByRole('button', { name: /^Pay / });
const readFacts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const keyOf = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[name=key]')?.value;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
});

describe('the summary', () => {
  test('says what is paid today, what it becomes and when, how to leave, and that taxes are in it', async () => {
    openCheckout({}, { user: null });

    expect(await payButton()).toHaveTextContent('Pay $44.99');
    expect(readFacts()).toEqual([
      '$44.99',
      '$44.99 on November 21, 2027',
      '$44.99 every year',
      'December 21, 2026',
      'Included',
    ]);
    expect(screen.getByRole('heading', { name: '30 days to leave' })).toBeVisible();
  });

  test('shows an account the credit for the plan that is replaced', async () => {
    openCheckout({
      [quoteCall]: answer(aQuote({ kind: 'upgrade', credit_amount: 1000, amount_due: 3499 })),
    });

    expect(await payButton()).toHaveTextContent('Pay $34.99');
    expect(readFacts().slice(0, 2)).toEqual(['$34.99', '$10.00']);
  });

  test('of one interval has no next charge', async () => {
    const { user } = openCheckout();
    await payButton();

    await user.click(screen.getByRole('link', { name: 'Once only' }));

    expect(await screen.findByText('Ends, without another charge')).toBeVisible();
    expect(readFacts()).toEqual(['$44.99', 'November 21, 2027', 'December 21, 2026', 'Included']);
    expect(screen.getByRole('radio', { name: 'Card' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  });

  test('starts with the trial that was asked for', async () => {
    openCheckout(
      { [plansCall]: answer(aPlanList([aPlan({ trial_price: 99, trial_days: 7 })])) },
      { search: '?start=trial', user: null },
    );

    expect(await payButton()).toHaveTextContent('Pay $0.99');
    expect(readFacts().slice(0, 2)).toEqual(['$0.99', '$44.99 on November 28, 2026']);
    expect(screen.queryByRole('link', { name: 'Once only' })).not.toBeInTheDocument();
  });

  test('of a change asks for no money and no way to pay', async () => {
    openCheckout({ [quoteCall]: answer(aQuote({ kind: 'change', amount_due: 0 })) });

    expect(await screen.findByRole('button', { name: 'Confirm the change' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('points at a payment that was begun before', async () => {
    openCheckout({ [quoteCall]: answer(aQuote({ open_provider: 'ps' })) });

    expect(await screen.findByRole('link', { name: 'Go on with that payment' })).toHaveAttribute(
      'href',
      `/paystatus?order=${orderNumber}`,
    );
  });
});

describe('the ways to pay', () => {
  test('are one question; those that cannot be had say why, and a sandbox says so', async () => {
    openCheckout();
    await payButton();

    const group = within(screen.getByRole('group', { name: 'How would you like to pay?' }));
    expect(group.getByRole('radio', { name: 'Card' })).toBeChecked();
    expect(group.getByRole('radio', { name: 'Google Pay or Apple Pay' })).toBeDisabled();
    expect(group.getByText('Not available right now.')).toBeVisible();
    expect(group.getByRole('radio', { name: 'Razorpay' })).toHaveAccessibleDescription(
      /single payments only.*Sandbox/,
    );
  });
});

describe('paying', () => {
  test('with an account sends the quote with one key, and follows the order', async () => {
    const { user, router, requests, container } = openCheckout();
    await payButton();
    const key = keyOf(container);

    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await user.click(await payButton());

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/paystatus');
    });
    expect(key).toMatch(uuid);
    expect(requests.find(({ path }) => subscribeCall.endsWith(path))).toMatchObject({
      idempotencyKey: key,
      body: {
        quote_id: orderNumber,
        amount_due: 4499,
        currency: 'USD',
        language: 'en',
        provider: 'ps',
      },
    });
  });

  test('once goes to the provider itself', async () => {
    const { user, router, requests } = openCheckout(
      { [walletCall]: answer(pending) },
      { search: '?renewal=off' },
    );

    await user.click(await payButton());

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/paystatus');
    });
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(walletCall);
  });

  test('without an account makes one and signs in to it', async () => {
    const { user, router, requests, store } = openCheckout(
      { [signupCall]: answer({ session: 'fresh', expires_at: '2027-01-01T00:00:00.000Z' }) },
      { user: null },
    );
    await payButton();

    await user.type(screen.getByLabelText('Your email'), ' ada@tidegate.example ');
    await user.click(await payButton());

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/paystatus');
    });
    expect(requests.find(({ path }) => signupCall.endsWith(path))?.body).toEqual({
      email: 'ada@tidegate.example',
      language: 'en',
    });
    expect(selectUser(store.getState())).toMatchObject({
      session: 'fresh',
      name: 'ada@tidegate.example',
      isPasswordSet: false,
    });
  });

  test('twice at once is one payment', async () => {
    const { user, requests } = openCheckout();

    await user.dblClick(await payButton());

    await waitFor(() => {
      expect(requests.filter(({ path }) => orderCall.endsWith(path))).not.toHaveLength(0);
    });
    expect(requests.filter(({ path }) => subscribeCall.endsWith(path))).toHaveLength(1);
  });

  test('a press that is being worked on is followed, not sent again', async () => {
    const { user, router } = openCheckout({ [subscribeCall]: refuse(409, 20616) });

    await user.click(await payButton());

    await waitFor(() => {
      expect(router.state.location.search).toBe(`?order=${orderNumber}`);
    });
  });

  test('keeps its key while nobody knows what came of it, and takes a new one after an answer', async () => {
    const replies = [loseNetwork, answer(failed('declined'))];
    const { user, container } = openCheckout({ [subscribeCall]: () => replies.shift()?.() });
    await payButton();
    const key = keyOf(container);

    await user.click(await payButton());
    expect(await screen.findByText(/No answer came/)).toBeVisible();
    expect(keyOf(container)).toBe(key);

    await user.click(await payButton());
    expect(await screen.findByText(/Your payment was declined/)).toBeVisible();
    expect(keyOf(container)).toMatch(uuid);
    expect(keyOf(container)).not.toBe(key);
  });

  test('is refused when the amount is another than the one on the button', async () => {
    const quotes = [aQuote(), aQuote({ amount_due: 4999 }), aQuote({ amount_due: 4999 })];
    const { user, requests } = openCheckout({ [quoteCall]: () => answer(quotes.shift())() });

    await user.click(await payButton());

    expect(await screen.findByText(/not the one you were shown/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay $49.99' })).toBeVisible();
    expect(requests.filter(({ path }) => subscribeCall.endsWith(path))).toHaveLength(0);
  });
});

describe('a refusal has words of its own and keeps the form', () => {
  test.each([
    ['declined', answer(failed('declined')), /Your payment was declined/],
    ['cancelled', answer(failed('cancelled')), /The payment was cancelled/],
    ['too slow', answer(failed('expired')), /took too long/],
    ['failed', answer(failed('failed')), /Payment Failed\./],
    ['bought before', refuse(409, 20602), 'The plan had purchased. You can upgrade the new plan.'],
    ['an old quote', refuse(409, 20603), /The price we quoted was kept/],
    ['a new price', refuse(409, 20604), /not the one you were shown/],
    ['off sale', refuse(409, 20605), /no longer on sale/],
    ['a second trial', refuse(409, 20606), /no trial for you any more/],
    ['another currency', refuse(409, 20607), /paid in another currency/],
    [
      'China',
      refuse(451, 20612),
      'Due to policy, this service is not available in China. Thank you for your understanding!',
    ],
    ['a provider off', refuse(409, 20613), /This way to pay is not available/],
    ['the provider out of reach', refuse(200, 20614), /Network error, payment failed\./],
    ['a used form', refuse(422, 20615), /This form was sent before/],
    ['a dead session', refuse(200, 50012), /Your session has ended/],
    ['the site out of reach', refuse(502), /No answer came/],
    ['an unknown reason', refuse(409, 99_999), /Payment Failed\./],
  ])('%s', async (_, reply, message) => {
    const { user } = openCheckout({ [subscribeCall]: reply });
    await payButton();

    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await user.click(await payButton());

    expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  });

  test.each(['', 'ada', 'ada@', 'a b@c.de'])('the email "%s"', async (email) => {
    const { user, requests } = openCheckout({}, { user: null });
    await payButton();

    if (email) await user.type(screen.getByLabelText('Your email'), email);
    await user.click(await payButton());

    await waitFor(() => {
      expect(screen.getByLabelText('Your email')).toHaveAccessibleDescription(
        /Invalid email provided!/,
      );
    });
    expect(screen.getByLabelText('Your email')).toHaveValue(email);
    expect(screen.getByLabelText('Your email')).toHaveFocus();
    expect(requests.filter(({ path }) => signupCall.endsWith(path))).toHaveLength(0);
  });

  test('an email that has an account leads to the login and back', async () => {
    const { user } = openCheckout({ [signupCall]: refuse(409, 20108) }, { user: null });
    await payButton();

    await user.type(screen.getByLabelText('Your email'), 'ada@tidegate.example');
    await user.click(await payButton());

    expect(await screen.findByText(/This address has an account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(path)}`,
    );
  });
});

describe('instead of the form', () => {
  test('who has the plan sees the plans to change to', async () => {
    openCheckout({ [quoteCall]: refuse(409, 20602) });

    expect(
      await screen.findByText('The plan had purchased. You can upgrade the new plan.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose this plan 1 month' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a visitor from a refused country is told why', async () => {
    openCheckout({ [paramsCall]: answer(someParams({ is_country_refused: true })) });

    expect(await screen.findByText(/not available in China/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('without the ways to pay there is a way to ask again', async () => {
    openCheckout({ [paramsCall]: refuse(503) });

    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', path);
  });

  test('without prices there are none', async () => {
    openCheckout({ [plansCall]: refuse(503) });

    expect(await screen.findByRole('heading', { name: 'The prices did not arrive' })).toBeVisible();
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

test('a machine finds no accessibility fault', async () => {
  const { container } = openCheckout({}, { user: null });
  await payButton();

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});

test('an order without a plan asks for one', async () => {
  const { user, router } = renderPricing('/pricing/checkout', { replies: checkoutReplies });
  expect(await screen.findByRole('heading', { name: 'Choose a plan' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Choose this plan 1 year' }));

  expect(await payButton()).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test('in the Windows client every step stays in the client', async () => {
  const { user, router } = renderPricing('/win-pay', {
    replies: { ...checkoutReplies, [subscribeCall]: answer(pending), [orderCall]: answer(pending) },
    user: buyer,
  });

  await user.click(await screen.findByRole('link', { name: 'Choose this plan 1 year' }));
  expect(await screen.findByRole('link', { name: 'Choose another plan' })).toHaveAttribute(
    'href',
    '/win-pay?currency=USD',
  );
  await user.click(await payButton());

  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/win-pay-result');
  });
});
