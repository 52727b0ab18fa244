import { act, screen, within } from '@testing-library/react';
import type { ApiRequest } from '@tidegate/contracts/siteApi';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import { aMonthlyPlan, aPlan, aPlanList, someOffers } from '@tidegate/delivery/testing/plans';
import type { Visit } from '@tidegate/delivery/testing/renderRemote';
import axe from 'axe-core';
import { plansCall } from '../../shared/testing/plansCall';
import { renderPricing } from '../../shared/testing/renderPricing';

const yearly = 'v2.vip.one.web.usd.1y.off71';
const monthly = 'v2.vip.one.web.usd.1m';

const noon = Date.parse('2026-11-21T12:00:00Z');

function inRequestedCurrency({ search }: ApiRequest) {
  const plans =
    search?.currency === 'GBP'
      ? [
          aPlan({
            product_id: 'v2.vip.one.web.gbp.1y',
            currency: 'GBP',
            price_discount_amount: 3599,
          }),
        ]
      : undefined;
  return answer(aPlanList(plans))();
}

function open(path = '/pricing', visit: Visit = {}) {
  return renderPricing(path, { replies: { [plansCall]: inRequestedCurrency }, ...visit });
}

const goOn = (name: RegExp) => screen.findByRole('link', { name });

describe('the plans', () => {
  test('show the price per month, today and at renewal', async () => {
    open();

    const year = await screen.findByRole('radio', { name: /^1 year/ });

    expect(year).toHaveAccessibleDescription(expect.stringContaining('$3.75'));
    expect(year).toHaveAccessibleDescription(
      expect.stringContaining('$44.99 today, then $44.99 every year'),
    );
    expect(screen.getByRole('radio', { name: /^1 month/ })).toHaveAccessibleDescription(
      expect.stringContaining('$12.99 today, then $12.99 every month'),
    );
    expect(document.title).toBe('VPN plans and prices');
  });

  test('preselect the recommended one and claim a saving only if there is one', async () => {
    open();

    expect(await screen.findByRole('radio', { name: '1 year Save 71%' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '1 month' })).not.toBeChecked();
  });

  test('explain how to cancel before anything is chosen', async () => {
    open();

    expect(
      await screen.findByRole('heading', { name: '30-day money-back guarantee' }),
    ).toBeVisible();
    expect(screen.getByText(/within 30 days of your first payment: ask for it/)).toBeVisible();
  });

  test('preselect the previously chosen plan', async () => {
    renderPricing('/pricing', {
      replies: { [plansCall]: inRequestedCurrency },
      wantedProductId: monthly,
    });

    expect(await screen.findByRole('radio', { name: '1 month' })).toBeChecked();
  });

  test('are shown in another currency on demand', async () => {
    const { user, router } = open();
    const currencies = within(await screen.findByRole('navigation', { name: 'Currency' }));
    expect(currencies.getByRole('link', { current: true })).toHaveTextContent('USD');

    await user.click(currencies.getByRole('link', { name: 'GBP' }));

    expect(await currencies.findByRole('link', { current: true, name: 'GBP' })).toBeVisible();
    expect(router.state.location.search).toBe('?currency=GBP');
    expect(screen.getByRole('radio', { name: /^1 year/ })).toHaveAccessibleDescription(
      expect.stringContaining('£35.99 today'),
    );
  });

  test('are shown in the visitor’s currency', async () => {
    const { requests } = open('/pricing', { currency: 'GBP' });

    expect(await screen.findByRole('link', { current: true, name: 'GBP' })).toBeVisible();
    expect(requests.map(({ search }) => search)).toEqual([{ currency: 'GBP' }]);
  });

  test('stay in the currency that the visitor chose, on later visits too', async () => {
    const { router } = open('/pricing?currency=GBP');
    await screen.findByRole('link', { current: true, name: 'GBP' });

    await act(() => router.navigate('/pricing'));

    expect(await screen.findByRole('link', { current: true, name: 'GBP' })).toBeVisible();
    expect(document.cookie).toContain('CURRENCY=GBP');
  });

  test('are shown in the currency of the plan in the address, for this page only', async () => {
    const { router, requests } = open(`/pricing?plan=${monthly}`, { currency: 'GBP' });
    expect(await screen.findByRole('radio', { name: '1 month' })).toBeChecked();

    await act(() => router.navigate('/pricing'));

    expect(await screen.findByRole('link', { current: true, name: 'GBP' })).toBeVisible();
    expect(requests[0]?.search).toEqual({ currency: 'USD' });
  });

  test('format amounts in the visitor’s language', async () => {
    renderPricing('/pricing', { replies: { [plansCall]: inRequestedCurrency }, language: 'de' });

    expect(await screen.findByRole('radio', { name: /^1 year/ })).toHaveAccessibleDescription(
      expect.stringContaining('44,99\u00a0$'),
    );
  });

  test('on offer show the end of the offer and the renewal price', async () => {
    const offer = aPlan({
      product_id: 'v2.vip.one.web.usd.1y.off75',
      price_discount_amount: 3899,
      price_renewal_amount: 4499,
    });
    const list = aPlanList([aPlan(), aMonthlyPlan()], someOffers([offer]));
    renderPricing('/pricing', { replies: { [plansCall]: answer(list) } });

    const year = await screen.findByRole('radio', { name: /^1 year/ });
    expect(year).toHaveAccessibleDescription(
      expect.stringContaining('$38.99 today, then $44.99 every year'),
    );
    expect(year).toHaveAccessibleDescription(
      expect.stringContaining('Offer ends on November 30, 2026'),
    );
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('deletion')).toHaveTextContent('Usually $3.75');
  });

  test('of a campaign answer a link to the standard plan of their length', async () => {
    const offer = aPlan({
      product_id: 'v2.vip.one.web.usd.1y.off75',
      price_discount_amount: 3899,
    });
    const list = aPlanList([aPlan(), aMonthlyPlan()], someOffers([offer]));
    renderPricing(`/pricing?plan=${yearly}`, { replies: { [plansCall]: answer(list) } });

    expect(await goOn(/^Go to checkout: \$38\.99/)).toHaveAttribute(
      'href',
      `/pricing/checkout/${offer.product_id}`,
    );
    expect(screen.getByRole('radio', { name: /^1 year/ })).toBeChecked();
  });

  test('of a campaign do not replace those that a coupon lowers', async () => {
    const offer = aPlan({ product_id: 'v2.vip.one.web.usd.1y.off75' });
    const list = aPlanList([aPlan(), aMonthlyPlan()], someOffers([offer]));
    renderPricing('/pricing?coupon=WELCOME10', { replies: { [plansCall]: answer(list) } });

    expect(await screen.findByRole('radio', { name: /^1 year/ })).toHaveAttribute('value', yearly);
  });

  test('without a price per month show the price of the interval', async () => {
    const week = aPlan({ interval_unit: 'WEEK', price_discount_amount: 499, price_amount: 499 });
    renderPricing('/pricing', { replies: { [plansCall]: answer(aPlanList([week])) } });

    expect(await screen.findByRole('radio', { name: /^1 week/ })).toHaveAccessibleDescription(
      expect.stringContaining('$4.99 today, then $4.99 every week'),
    );
    expect(screen.queryByText('per month')).not.toBeInTheDocument();
  });
});

describe('each plan', () => {
  test('has its first charge, renewal and the end of the guarantee', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(noon);
    open();

    expect(await screen.findByRole('heading', { name: 'Your plan: 1 year' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your plan: 1 month' })).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['You pay today', 'Next charge', 'Renewal', 'Full refund until'],
      ...['You pay today', 'Next charge', 'Renewal', 'Full refund until'],
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['$44.99', '$44.99 on November 21, 2027', '$44.99 every year', 'December 21, 2026'],
      ...['$12.99', '$12.99 on December 21, 2026', '$12.99 every month', 'December 21, 2026'],
    ]);
    expect(screen.getByText(/You save \$110\.89/)).toBeVisible();
  });

  test('leads to its checkout', async () => {
    open();

    expect(await goOn(/^Go to checkout: \$44\.99/)).toHaveAttribute(
      'href',
      `/pricing/checkout/${yearly}`,
    );
    expect(await goOn(/^Go to checkout: \$12\.99/)).toHaveAttribute(
      'href',
      `/pricing/checkout/${monthly}`,
    );
  });

  test('repeats its price, renewal and refund date above the link', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(noon);
    open();

    expect(
      await screen.findByText('$44.99 today, then $44.99 every year', {
        exact: false,
        selector: 'p',
      }),
    ).toHaveTextContent(/^1 year/);
    expect(screen.getAllByText('Full refund until December 21, 2026')).toHaveLength(2);
  });

  test('takes the coupon of the address along', async () => {
    open('/pricing?coupon=WELCOME10');

    expect(await goOn(/^Go to checkout: \$12\.99/)).toHaveAttribute(
      'href',
      `/pricing/checkout/${monthly}?coupon=WELCOME10`,
    );
  });

  test('keeps the currency', async () => {
    open('/pricing?currency=GBP');

    expect(await goOn(/^Go to checkout: £35\.99/)).toHaveAttribute(
      'href',
      '/pricing/checkout/v2.vip.one.web.gbp.1y',
    );
  });

  test('can be chosen at the other address of the order page', async () => {
    open('/order');

    expect(await goOn(/^Go to checkout: \$44\.99/)).toBeVisible();
  });

  test('can be preselected by a link', async () => {
    open(`/pricing?plan=${monthly}`);

    expect(await screen.findByRole('radio', { name: '1 month' })).toBeChecked();
  });

  test('of an outdated link gives way to the plans on sale', async () => {
    open('/pricing?plan=v2.vip.one.web.usd.9y');

    expect(await screen.findByText(/no longer available in this currency/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^1 year/ })).toBeChecked();
  });
});

describe('pricing with a failing catalogue', () => {
  test('shows no prices and can be loaded again', async () => {
    let isDown = true;
    const { user } = renderPricing('/pricing', {
      replies: { [plansCall]: () => (isDown ? refuse(503)() : answer(aPlanList())()) },
    });
    expect(
      await screen.findByRole('heading', { name: 'The prices could not be loaded' }),
    ).toBeVisible();
    expect(screen.getByText('How do I cancel?')).toBeVisible();

    isDown = false;
    await user.click(screen.getByRole('link', { name: 'Try again' }));

    expect(await screen.findByRole('radio', { name: /^1 year/ })).toBeVisible();
  });

  test('explains that nothing is on sale', async () => {
    renderPricing('/pricing', { replies: { [plansCall]: answer(aPlanList([])) } });

    expect(
      await screen.findByRole('heading', { name: 'No plans available right now' }),
    ).toBeVisible();
  });
});

test('the pricing page has no accessibility violations', async () => {
  const { container } = open(`/pricing?plan=${yearly}`);
  await goOn(/^Go to checkout: \$44\.99/);

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});
