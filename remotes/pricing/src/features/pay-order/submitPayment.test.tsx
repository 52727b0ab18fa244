import type { ApiReply } from '@tidegate/contracts/siteApi';
import { screen, waitFor, within } from '@testing-library/react';
import { selectUser } from '@tidegate/contracts/store/userState';
import { answer, loseNetwork, refuse } from '@tidegate/delivery/testing/fakeTransport';
import {
  anOrderResult,
  aQuote,
  orderCall,
  orderNumber,
  quoteCall,
  signupCall,
  subscribeCall,
  walletCall,
} from '../../shared/testing/payments';

import {
  checkoutPath as path,
  openCheckout,
  payButton,
  pending,
} from '../../shared/testing/openCheckout';
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const failed = (failure: 'declined' | 'cancelled' | 'expired' | 'failed') =>
  anOrderResult({ status: 'failed', failure, money: 'untouched', is_final: true });

describe('paying', () => {
  test('with an account sends the quote with one key and redirects to the order', async () => {
    const { user, router, requests } = openCheckout();
    await payButton();

    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await user.click(await payButton());

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/paystatus');
    });
    expect(requests.find(({ path }) => subscribeCall.endsWith(path))).toMatchObject({
      idempotencyKey: expect.stringMatching(uuid) as unknown,
      body: {
        quote_id: orderNumber,
        amount_due: 4499,
        currency: 'USD',
        language: 'en',
        provider: 'ps',
      },
    });
  });

  test('for a single interval uses the provider’s path', async () => {
    const { user, router, requests } = openCheckout(
      { [walletCall]: answer(pending) },
      { search: '?renewal=off' },
    );
    await payButton();

    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await user.click(await payButton());

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/paystatus');
    });
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(walletCall);
  });

  test('without an account creates one and signs in to it', async () => {
    const { user, router, requests, store } = openCheckout(
      { [signupCall]: answer({ session: 'fresh', expires_at: '2027-01-01T00:00:00.000Z' }) },
      { user: null },
    );
    await payButton();

    await user.type(screen.getByLabelText('Email'), ' ada@tidegate.example ');
    await user.click(await payButton());

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/paystatus');
    });
    expect(requests.find(({ path }) => signupCall.endsWith(path))).toMatchObject({
      body: { email: 'ada@tidegate.example', language: 'en' },
      botCheck: { action: 'signup' },
    });
    expect(selectUser(store.getState())).toMatchObject({
      session: 'fresh',
      name: 'ada@tidegate.example',
      isPasswordSet: false,
    });
  });

  test.each([
    ['that nobody answers', loseNetwork, /failed because of a network error/],
    ['refused for a reason of its own', refuse(409, 20999), /The payment failed\./],
  ])('a quote %s keeps the form for another submit', async (_, reply, problem) => {
    let quote: () => ApiReply = reply;
    const { user, router } = openCheckout(
      {
        [signupCall]: answer({ session: 'fresh', expires_at: '2027-01-01T00:00:00.000Z' }),
        [quoteCall]: () => quote(),
      },
      { user: null },
    );
    await payButton();

    await user.type(screen.getByLabelText('Email'), 'ada@tidegate.example');
    await user.click(await payButton());
    expect(await screen.findByText(problem)).toBeVisible();
    quote = answer(aQuote());
    await user.click(await payButton());

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/paystatus');
    });
  });

  test('a refused order keeps its form while the new account gets a quote', async () => {
    const quotes = [refuse(409, 20999)()];
    const { user } = openCheckout(
      {
        [signupCall]: answer({ session: 'fresh', expires_at: '2027-01-01T00:00:00.000Z' }),
        [quoteCall]: () => quotes.shift() ?? new Promise(() => undefined),
      },
      { user: null },
    );
    const button = await payButton();

    await user.type(screen.getByLabelText('Email'), 'ada@tidegate.example');
    await user.click(button);

    expect(await screen.findByText(/The payment failed\./)).toBeVisible();
    expect(button).toBeInTheDocument();
  });

  test('twice at once makes one payment', async () => {
    const { user, requests } = openCheckout();

    await user.dblClick(await payButton());

    await waitFor(() => {
      expect(requests.filter(({ path }) => orderCall.endsWith(path))).not.toHaveLength(0);
    });
    expect(requests.filter(({ path }) => subscribeCall.endsWith(path))).toHaveLength(1);
  });

  test('a submit in progress redirects to its payment and is not sent again', async () => {
    const { user, router } = openCheckout({ [subscribeCall]: refuse(409, 20616) });

    await user.click(await payButton());

    await waitFor(() => {
      expect(router.state.location.search).toBe(`?order=${orderNumber}`);
    });
  });

  test('keeps its key while the outcome is unknown, and renews it after a reply', async () => {
    const replies = [loseNetwork, answer(failed('declined')), loseNetwork];
    const { user, requests } = openCheckout({
      [subscribeCall]: () => (replies.shift() ?? loseNetwork)(),
    });

    await user.click(await payButton());
    expect(await screen.findByText(/We got no answer/)).toBeVisible();
    await user.click(await payButton());
    expect(await screen.findByText(/Your payment was declined/)).toBeVisible();
    await user.click(await payButton());
    await screen.findByText(/We got no answer/);

    const keys = requests
      .filter(({ path: called }) => subscribeCall.endsWith(called))
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is refused when the amount differs from the one on the button', async () => {
    const quotes = [aQuote(), aQuote({ amount_due: 4999 }), aQuote({ amount_due: 4999 })];
    const { user, requests } = openCheckout({ [quoteCall]: () => answer(quotes.shift())() });

    await user.click(await payButton());

    expect(await screen.findByText(/The amount has changed/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay $49.99' })).toBeVisible();
    expect(requests.filter(({ path }) => subscribeCall.endsWith(path))).toHaveLength(0);
  });
});

describe('a refusal has its own message and keeps the form', () => {
  test.each([
    ['declined', answer(failed('declined')), /Your payment was declined/],
    ['cancelled', answer(failed('cancelled')), /The payment was cancelled/],
    ['too slow', answer(failed('expired')), /took too long/],
    ['failed', answer(failed('failed')), /The payment failed\./],
    [
      'bought before',
      refuse(409, 20602),
      'You already have this plan. You can switch to another one.',
    ],
    ['an old quote', refuse(409, 20603), /Your price was/],
    ['a new price', refuse(409, 20604), /The amount has changed/],
    ['off sale', refuse(409, 20605), /no longer available\. Nothing/],
    ['a second trial', refuse(409, 20606), /You have already used your trial/],
    ['another currency', refuse(409, 20607), /You paid for your current plan in another currency/],
    [
      'China',
      refuse(451, 20612),
      'For legal reasons, our service is not offered in your country. Nothing was charged.',
    ],
    ['a provider off', refuse(409, 20613), /This payment method isn’t available/],
    ['the provider out of reach', refuse(200, 20614), /failed because of a network error/],
    ['a used form', refuse(422, 20615), /This form was already sent/],
    ['a dead session', refuse(200, 50012), /Your session has ended/],
    ['the site out of reach', refuse(502), /We got no answer/],
    ['an unknown reason', refuse(409, 99_999), /The payment failed\./],
  ])('%s', async (_, reply, message) => {
    const { user } = openCheckout({ [subscribeCall]: reply });
    await payButton();

    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await user.click(await payButton());

    expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  });

  test.each([
    ['', /Please enter your email address/],
    ['ada', /This isn’t a valid email address/],
    ['ada@', /This isn’t a valid email address/],
    ['a b@c.de', /This isn’t a valid email address/],
  ])('the email "%s"', async (email, message) => {
    const { user, requests } = openCheckout({}, { user: null });
    await payButton();

    if (email) await user.type(screen.getByLabelText('Email'), email);
    await user.click(await payButton());

    await waitFor(() => {
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
    });
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(requests.filter(({ path }) => signupCall.endsWith(path))).toHaveLength(0);
  });

  test('a failed bot check', async () => {
    const { user } = openCheckout({ [signupCall]: refuse(200, 20821) }, { user: null });
    await payButton();

    await user.type(screen.getByLabelText('Email'), 'ada@tidegate.example');
    await user.click(await payButton());

    expect(await screen.findByText(/The security check failed/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@tidegate.example');
  });

  test('an email that has an account links to the login and back', async () => {
    const { user } = openCheckout({ [signupCall]: refuse(409, 20108) }, { user: null });
    await payButton();

    await user.type(screen.getByLabelText('Email'), 'ada@tidegate.example');
    await user.click(await payButton());

    expect(
      await screen.findByText(/There is already an account with this email address/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(path)}`,
    );
  });
});
