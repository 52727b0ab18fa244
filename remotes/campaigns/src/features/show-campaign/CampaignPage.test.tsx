import { act, screen, within } from '@testing-library/react';
import { answer, loseNetwork } from '@tidegate/delivery/testing/fakeTransport';
import { aMonthlyPlan, aPlan, aPlanList, someOffers } from '@tidegate/delivery/testing/plans';
import axe from 'axe-core';
import { renderCampaigns } from '../../shared/testing/renderCampaigns';
import { stopClock } from '../../shared/testing/stopClock';

const plans = 'GET /api/mms/payment/v1/providers/plans';
const replies = { [plans]: answer(aPlanList()) };

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The page has the edge's `Server-Timing` of an instant. */
function receivePageAt(instant: string): void {
  const serverTiming = [{ name: 'now', duration: Date.parse(instant) }];
  const responseStart = Date.now() - performance.timeOrigin;
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ responseStart, serverTiming } as unknown as PerformanceEntry]);
}

function timeShown() {
  return screen.getByRole('timer').textContent;
}

test('a live campaign shows the saving, its end and the price of a plan', async () => {
  stopClock('2026-11-21T22:58:57Z');

  renderCampaigns('/blackfriday', { replies });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Black Friday: one year for less',
  );
  expect(screen.getByText(/cost up to 71% less/)).toBeVisible();
  expect(screen.getByText('Until the end of November 30, 2026')).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Ends in' })).toHaveTextContent(
    /^09 Days ?01 Hours ?01 Minutes$/,
  );
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/pricing');

  const featured = screen.getByRole('article');
  expect(featured).toHaveTextContent('1 year');
  expect(featured).toHaveTextContent('Save 71%');
  expect(featured).toHaveTextContent('$3.75');
  expect(featured).toHaveTextContent('$44.99 today, then $44.99 every year');
  expect(within(featured).getByRole('link', { name: 'Choose this plan' })).toHaveAttribute(
    'href',
    '/pricing?plan=v2.vip.one.web.usd.1y.off71',
  );
});

test('the other plans appear beside the featured one, each with its price and link', async () => {
  stopClock('2026-11-21T00:00:00Z');

  renderCampaigns('/blackfriday', { replies });

  const link = await screen.findByRole('link', { name: '1 month' });
  expect(link).toHaveAttribute('href', '/pricing?plan=v2.vip.one.web.usd.1m');
  expect(screen.getByText('$12.99')).toBeInTheDocument();
});

test('a plan of days shows its total price', async () => {
  stopClock('2026-11-21T00:00:00Z');
  const week = aMonthlyPlan({
    interval_unit: 'DAY',
    interval_count: 7,
    price_discount_amount: 499,
  });

  renderCampaigns('/blackfriday', {
    replies: { [plans]: answer(aPlanList([aPlan(), week])) },
  });

  expect(await screen.findByRole('link', { name: '7 days' })).toBeVisible();
  const [line] = screen.getAllByRole('listitem');
  expect(line).toHaveTextContent('$4.99');
  expect(line).toHaveTextContent('in total');
});

test('without a recommended plan the first one is featured', async () => {
  stopClock('2026-11-21T00:00:00Z');
  const list = aPlanList([aPlan({ is_recommend: false }), aMonthlyPlan()]);

  renderCampaigns('/blackfriday', { replies: { [plans]: answer(list) } });

  expect(await screen.findByRole('article')).toHaveTextContent('1 year');
  expect(screen.queryByText('Recommended')).not.toBeInTheDocument();
});

test('a future campaign counts down to its start and claims no saving', async () => {
  stopClock('2027-03-21T23:59:58Z');

  renderCampaigns('/easter', { replies });

  expect(await screen.findByText('Starts on March 22, 2027')).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Starts in' })).toHaveTextContent(
    /^00 Days ?00 Hours ?00 Minutes ?02 Seconds$/,
  );
  expect(screen.getByRole('link', { name: 'See current prices' })).toBeVisible();
  expect(screen.getByText(/hasn’t started yet/)).toBeVisible();
  expect(screen.queryByText(/71%|155\.88/)).not.toBeInTheDocument();
});

test('a campaign of another season shows its date and no clock', async () => {
  stopClock('2027-01-15T00:00:00Z');

  renderCampaigns('/easter', { replies });

  expect(await screen.findByText('Starts on March 22, 2027')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('an ended campaign shows when it ended and the price without a saving', async () => {
  stopClock('2026-12-01T00:00:00Z');

  renderCampaigns('/blackfriday', { replies });

  expect(await screen.findByText('Ended on November 30, 2026')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('$44.99 today, then $44.99 every year');
  expect(screen.queryByText(/71%|155\.88/)).not.toBeInTheDocument();
});

test('the countdown ticks, and the page changes in the second that the campaign ends', async () => {
  stopClock('2026-11-30T23:59:57Z');
  renderCampaigns('/blackfriday', { replies });
  await screen.findByRole('article');
  expect(timeShown()).toContain('03 Seconds');

  act(() => jest.advanceTimersByTime(2000));
  expect(timeShown()).toContain('01 Seconds');
  expect(screen.getByText(/71% less/)).toBeVisible();

  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('Ended on November 30, 2026')).toBeVisible();
  expect(screen.queryByText(/71%|155\.88/)).not.toBeInTheDocument();

  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test("the server decides the phase if the visitor's clock is a year ahead", async () => {
  stopClock('2027-11-21T00:00:00Z');
  const moment = { instantMs: Date.parse('2026-11-30T23:00:00Z'), isServerClock: true };
  receivePageAt('2026-11-30T23:59:58Z');

  renderCampaigns('/blackfriday', { replies, moment });

  expect(await screen.findByRole('timer', { name: 'Ends in' })).toHaveTextContent('02 Seconds');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByText('Ended on November 30, 2026')).toBeVisible();
});

test.each([
  ['that do not come', loseNetwork],
  ['of no plan at all', answer({ ...aPlanList([]), max_discount_percent: 0 })],
])('with prices %s the campaign shows no saving and links to pricing', async (_, reply) => {
  stopClock('2026-11-21T00:00:00Z');

  renderCampaigns('/blackfriday', { replies: { [plans]: reply } });

  expect(await screen.findByText('The prices could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the pricing page' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test("the campaign's own plan replaces the standard one of its length while it is live", async () => {
  const own = aPlan({
    product_id: 'v2.vip.one.web.usd.1y.off74',
    price_discount_amount: 3999,
    price_renewal_amount: 4499,
    discount_percent: '74%',
  });
  const list = aPlanList([aPlan(), aMonthlyPlan()], someOffers([own]));
  stopClock('2026-11-30T23:59:59Z');

  renderCampaigns('/blackfriday', { replies: { [plans]: answer(list) } });

  const article = await screen.findByRole('article');
  expect(article).toHaveTextContent('$39.99 today, then $44.99 every year');
  expect(screen.queryByRole('link', { name: '1 year' })).not.toBeInTheDocument();
  expect(screen.getByText(/cost up to 74% less/)).toBeVisible();
  expect(within(article).getByRole('link', { name: 'Choose this plan' })).toHaveAttribute(
    'href',
    '/pricing?plan=v2.vip.one.web.usd.1y.off74',
  );
  expect(screen.getAllByText('$39.99 today, then $44.99 every year')).toHaveLength(2);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('article')).toHaveTextContent('$44.99 today, then $44.99 every year');
});

test('dates and prices follow the language', async () => {
  stopClock('2026-11-21T00:00:00Z');

  renderCampaigns('/blackfriday', { replies, language: 'de' });

  expect(await screen.findByText('Until the end of 30. November 2026')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('44,99 $');
});

test.each([
  ['/easter', /from March 22, 2027 at 12:00.AM to April 6, 2027 at 12:00.AM \(UTC\)/],
  ['/actives/4', /from December 15, 2023 at 3:00.AM to January 5, 2024 at 3:00.AM/],
])('the terms of %s state its start and end', async (path, terms) => {
  stopClock('2026-11-21T00:00:00Z');

  renderCampaigns(path, { replies });

  expect(await screen.findByText(terms)).toBeVisible();
});

test('a trial is announced if a plan has one, with a link to its terms', async () => {
  stopClock('2026-11-21T00:00:00Z');
  const list = aPlanList([aPlan({ trial_price: 99 }), aMonthlyPlan()]);

  renderCampaigns('/blackfriday', { replies: { [plans]: answer(list) } });

  expect(await screen.findByText(/You can start with a trial/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the trial' })).toHaveAttribute('href', '/vpn-trial');
});

test('the page has no trial section without a trial', async () => {
  stopClock('2026-11-21T00:00:00Z');

  renderCampaigns('/blackfriday', { replies });

  expect(await screen.findByText('What every plan includes')).toBeVisible();
  expect(screen.queryByText('Trial and money-back guarantee')).not.toBeInTheDocument();
});

test.each(['/blackfriday', '/easter', '/halloween/2023'])(
  '%s has no accessibility violations',
  async (path) => {
    stopClock('2026-11-21T00:00:00Z');
    const { container } = renderCampaigns(path, { replies });
    await screen.findByRole('article');

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  },
);
