import { screen, waitFor } from '@testing-library/react';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import { aPlan, aPlanList, someOffers } from '@tidegate/delivery/testing/plans';
import axe from 'axe-core';
import { openCheckout, payButton } from '../../../shared/testing/openCheckout';
import {
  aQuote,
  checkoutReplies,
  couponCall,
  quoteCall,
  signupCall,
  subscribeCall,
} from '../../../shared/testing/payments';
import { plansCall } from '../../../shared/testing/plansCall';
import { renderPricing } from '../../../shared/testing/renderPricing';

const tenPercent = {
  coupon_code: 'WELCOME10',
  currency: 'USD',
  discount_amount: 449,
  amount_due: 4050,
};
const good = { [couponCall]: answer(tenPercent) };
const visitor = { user: null };
const field = () => screen.findByRole('textbox', { name: 'Coupon code' });
const useCode = { name: 'Apply coupon code' };

async function typeCode(user: ReturnType<typeof openCheckout>['user'], code: string) {
  await user.click(await screen.findByText('Do you have a coupon code?'));
  await user.clear(await field());
  await user.type(await field(), code);
  await user.click(screen.getByRole('button', useCode));
}

test('a valid code lowers the first charge, is confirmed and keeps the typed values', async () => {
  const { user, router } = openCheckout(good, { ...visitor, search: '?renewal=off' });
  await user.type(await screen.findByLabelText('Email'), 'ada@tidegate.example');

  await typeCode(user, 'welcome10');

  expect(await screen.findByRole('status')).toHaveTextContent('takes $4.49 off today’s payment');
  expect(await payButton()).toHaveTextContent('Pay $40.50');
  expect(screen.getByText('Discount with coupon code')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@tidegate.example');
  expect(router.state.location.search).toBe('?renewal=off&coupon=welcome10');
});

test('a code can be removed, and the field accepts another', async () => {
  const { user, router } = openCheckout(good, { ...visitor, search: '?coupon=WELCOME10' });

  await user.click(await screen.findByRole('link', { name: 'Remove coupon code' }));

  expect(await screen.findByRole('button', { name: 'Pay $44.99' })).toBeVisible();
  expect(router.state.location.search).toBe('?coupon=');
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('');
});

test.each([
  [20901, 'We don’t know this coupon code'],
  [20902, 'isn’t valid yet'],
  [20903, 'has expired'],
  [20904, 'has been used up'],
  [20905, 'already used this coupon code'],
  [20906, 'doesn’t apply to this plan'],
  [20907, 'can’t be combined with a trial'],
  [20908, 'Too many attempts'],
])('the refusal %i appears at the field, and the full price stays', async (code, expected) => {
  const { user, requests } = openCheckout(
    { [couponCall]: refuse(code === 20908 ? 429 : 200, code) },
    visitor,
  );

  await typeCode(user, 'nothing');

  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription(
      expect.stringContaining(expected),
    );
  });
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('nothing');
  expect(await payButton()).toHaveTextContent('Pay $44.99');
  expect(requests.filter(({ path }) => couponCall.endsWith(path))).toHaveLength(1);
});

test('the quote of an account includes the code', async () => {
  const quote = aQuote({ coupon_code: 'WELCOME10', discount_amount: 449, amount_due: 4050 });
  const { requests } = openCheckout(
    { ...good, [quoteCall]: answer(quote) },
    { search: '?coupon=welcome10' },
  );

  expect(await payButton()).toHaveTextContent('Pay $40.50');
  expect(requests.find(({ path }) => quoteCall.endsWith(path))?.body).toMatchObject({
    coupon: 'WELCOME10',
  });
});

test('an invalid code is not sent with the order', async () => {
  const { user, requests, router } = openCheckout(
    {
      [couponCall]: refuse(200, 20903),
      [signupCall]: answer({ session: 's2' }),
    },
    { ...visitor, search: '?coupon=OLD-ONE' },
  );
  await user.type(await screen.findByLabelText('Email'), 'ada@tidegate.example');

  await user.click(await payButton());

  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/paystatus');
  });
  expect(requests.find(({ path }) => quoteCall.endsWith(path))?.body).not.toHaveProperty('coupon');
});

test('the charge equals the displayed price with the code', async () => {
  const quote = aQuote({ coupon_code: 'WELCOME10', discount_amount: 449, amount_due: 4050 });
  const { user, requests, router } = openCheckout(
    { ...good, [quoteCall]: answer(quote), [signupCall]: answer({ session: 's2' }) },
    { ...visitor, search: '?coupon=WELCOME10' },
  );
  await user.type(await screen.findByLabelText('Email'), 'ada@tidegate.example');

  await user.click(await payButton());

  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/paystatus');
  });
  expect(requests.find(({ path }) => subscribeCall.endsWith(path))?.body).toMatchObject({
    amount_due: 4050,
  });
});

test('neither a trial nor a plan on offer has a coupon field', async () => {
  const offer = aPlan({ product_id: 'v2.vip.one.web.usd.1y.off74' });
  const plans = answer(aPlanList([aPlan({ trial_price: 99, trial_days: 7 })], someOffers([offer])));
  const trial = openCheckout({ [plansCall]: plans }, { ...visitor, search: '?start=trial' });
  await payButton();
  expect(screen.queryByText('Do you have a coupon code?')).not.toBeInTheDocument();
  trial.unmount();

  renderPricing(`/pricing/checkout/${offer.product_id}`, {
    replies: { ...checkoutReplies, [plansCall]: plans },
  });

  await payButton();
  expect(screen.queryByText('Do you have a coupon code?')).not.toBeInTheDocument();
});

test('the checkout with a code has no accessibility violations', async () => {
  const { container } = openCheckout(good, { ...visitor, search: '?coupon=WELCOME10' });
  await payButton();

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});
