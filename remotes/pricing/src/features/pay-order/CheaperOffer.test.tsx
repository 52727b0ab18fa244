import { screen } from '@testing-library/react';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { aPlan, aPlanList, someOffers } from '@tidegate/delivery/testing/plans';
import { openCheckout, payButton } from '../../shared/testing/openCheckout';
import { couponCall } from '../../shared/testing/payments';
import { plansCall } from '../../shared/testing/plansCall';

const offer = 'v2.vip.one.web.usd.1y.off74';
const text = /^There is an offer for a plan of the same length/;

const sellingAt = (offerMinor: number) => ({
  [plansCall]: answer(
    aPlanList(
      [aPlan()],
      someOffers([aPlan({ product_id: offer, price_discount_amount: offerMinor })]),
    ),
  ),
});

const lowered = {
  [couponCall]: answer({
    coupon_code: 'WELCOME10',
    currency: 'USD',
    discount_amount: 449,
    amount_due: 4050,
  }),
};
const withCode = { search: '?coupon=WELCOME10', user: null };

test('the checkout of a standard plan leads to the cheaper one of a campaign', async () => {
  openCheckout(sellingAt(3999), { user: null });

  expect(await screen.findByText(text)).toHaveTextContent('$39.99 today');
  expect(screen.getByRole('link', { name: 'Switch to this offer' })).toHaveAttribute(
    'href',
    `/pricing/checkout/${offer}`,
  );
});

test.each([
  [3999, 1],
  [4050, 0],
  [4299, 0],
])(
  'beside a price of $40.50 with a code, an offer of %d cents is named %d times',
  async (minor, times) => {
    openCheckout({ ...sellingAt(minor), ...lowered }, withCode);

    expect(await payButton()).toHaveTextContent('$40.50');
    expect(screen.queryAllByText(text)).toHaveLength(times);
  },
);
