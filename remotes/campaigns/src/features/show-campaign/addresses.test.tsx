import { screen, within } from '@testing-library/react';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { aPlanList } from '@tidegate/delivery/testing/plans';
import axe from 'axe-core';
import { allCampaigns } from '../../campaigns/allCampaigns';
import campaigns from '../../exposed/remote';
import { renderCampaigns } from '../../shared/testing/renderCampaigns';
import { stopClock } from '../../shared/testing/stopClock';

const replies = { 'GET /api/mms/payment/v1/providers/plans': answer(aPlanList()) };

const blackFriday = '2026-11-21T00:00:00Z';
const christmas = '2026-12-24T00:00:00Z';

afterEach(() => {
  jest.useRealTimers();
});

async function open(path: string, instant = blackFriday) {
  stopClock(instant);
  const view = renderCampaigns(path, { replies });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

test.each([
  ['/blackfriday/index_2021', 'Black Friday 2021', 'Ended on November 30, 2021'],
  ['/blackfriday/2022', 'Black Friday 2022', 'Ended on November 30, 2022'],
  ['/blackfriday/2023', 'Black Friday 2023', 'Ended on November 30, 2023'],
  ['/friday', 'Black Friday 2026', 'Until the end of November 30, 2026'],
  ['/friday/index_2020', 'Black Friday 2020', 'Ended on November 30, 2020'],
  ['/easter/2022', 'Easter 2022', 'Ended on April 19, 2022'],
  ['/easter/2023', 'Easter 2023', 'Ended on April 11, 2023'],
  ['/halloween', 'Halloween 2027', 'Starts on October 25, 2027'],
  ['/halloween/2021', 'Halloween 2021', 'Ended on November 1, 2021'],
  ['/halloween/2022', 'Halloween 2022', 'Ended on November 1, 2022'],
  ['/halloween/2023', 'Halloween 2023', 'Ended on November 1, 2023'],
  ['/anniversary', 'Anniversary 2027', 'Starts on June 1, 2027'],
  ['/anniversary/2022', 'Anniversary 2022', 'Ended on June 14, 2022'],
  ['/anniversary/2023', 'Anniversary 2023', 'Ended on June 14, 2023'],
  ['/actives/1', 'Seasonal offer 2020', 'Ended on September 18, 2020'],
  ['/actives/2', 'Seasonal offer 2021', 'Ended on September 18, 2021'],
  ['/actives/3', 'Seasonal offer 2022', 'Ended on September 18, 2022'],
  ['/actives/4', 'Seasonal offer 2023', 'Ended on January 5, 2024'],
  ['/actives', 'Data Privacy Day 2027', 'Starts on January 28, 2027'],
  ['/actives/vpn-netifix', 'Streaming weeks 2022', 'Ended on July 27, 2022'],
  ['/active/actives3', 'Seasonal offer 2022', 'Ended on September 18, 2022'],
  ['/active/coupon_invite', 'Coupon weeks 2023', 'Ended on February 27, 2023'],
  ['/active/invite', 'Friends’ weeks 2022', 'Ended on February 27, 2022'],
  ['/promotion', 'Black Friday 2026', 'Until the end of November 30, 2026'],
])('%s is %s', async (path, name, when) => {
  await open(path);

  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText(when)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();
});

test.each([
  ['/easter/2023', 'Easter 2023: VPN plans and prices'],
  ['/promotion', 'Black Friday 2026: VPN plans and prices'],
])('the title of %s is %s', async (path, title) => {
  await open(path);

  expect(document.title).toBe(title);
});

test.each([
  '/blackfriday/2024',
  '/blackfriday/index_2020',
  '/easter/nest',
  '/easter/2023/eggs',
  '/actives/5',
  '/actives/actives5',
  '/actives/constructor',
  '/promotion/banner/dayAfter',
  '/halloween/__proto__',
])('the path %s does not exist', async (path) => {
  await open(path);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
});

test('an ended campaign links to the live one and to the current prices', async () => {
  await open('/halloween/2022');

  const notice = screen.getByText(
    'Black Friday 2026 is on now, until the end of November 30, 2026.',
  );
  expect(notice).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the campaign' })).toHaveAttribute(
    'href',
    '/blackfriday',
  );
  for (const link of screen.getAllByRole('link', { name: 'See current prices' })) {
    expect(link).toHaveAttribute('href', '/pricing');
  }
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('an ended campaign links to the next one if none is live', async () => {
  await open('/blackfriday', christmas);

  expect(
    screen.getByText('Data Privacy Day 2027 is our next campaign. It starts on January 28, 2027.'),
  ).toBeVisible();
});

test('the live campaign does not link to itself', async () => {
  await open('/blackfriday');

  expect(screen.queryByRole('link', { name: 'See the campaign' })).not.toBeInTheDocument();
});

test('/promotion shows the next campaign when none is live', async () => {
  await open('/promotion', christmas);

  expect(screen.getByText('Data Privacy Day 2027')).toBeVisible();
  expect(screen.getByText('Starts on January 28, 2027')).toBeVisible();
});

test('long after the last campaign /promotion still shows it', async () => {
  await open('/promotion', '2031-01-01T00:00:00Z');

  expect(screen.getByText('Halloween 2027')).toBeVisible();
  expect(screen.getByText(/^Ended on/)).toBeVisible();
});

test.each([
  ['/promotion/banner/countDown', 'timer', 'Ends in'],
  ['/promotion/banner/dayTrial', 'heading', 'Trial and money-back guarantee'],
  ['/promotion/countDown', 'timer', 'Ends in'],
  ['/blackfriday/2022/banner', 'heading', 'Black Friday: one year for less'],
  ['/blackfriday/2022/messageBox', 'link', 'See the campaign'],
  ['/blackfriday/2023/split', 'heading', 'Plans and prices'],
  ['/friday/terms', 'heading', 'Campaign terms'],
  ['/halloween/2023/MESSAGEBOX', 'link', 'See the campaign'],
  ['/anniversary/2022/iconList', 'heading', 'What every plan includes'],
  ['/actives/aboutus', 'heading', 'What every plan includes'],
  ['/actives/DailyHeader', 'heading', 'Data Privacy Day: longer plans for less'],
  ['/actives/coupon_invite', 'heading', 'Coupon weeks: a lower first payment'],
  ['/actives/actives1', 'heading', 'Seasonal offer: longer plans for less'],
  ['/actives/actives4base', 'heading', 'Plans and prices'],
])('%s shows only one section of its campaign', async (path, role, name) => {
  await open(path);

  const main = screen.getByRole('main');
  expect(within(main).getByRole(role, { name })).toBeVisible();
  expect(within(main).getByRole('link', { name: 'See the whole campaign' })).toBeVisible();
  expect(within(main).getByRole('heading', { level: 1 })).toBeVisible();
  const sections = within(main).queryAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent).filter((one) => one !== name)).toEqual([]);
});

test.each([
  ['/blackfriday/2023/countDown', /^Ended on/],
  ['/easter/2023/banner/countDown', /^Ended on/],
  ['/actives/CountDown', /^Starts on/],
])('%s shows the date of its campaign in place of a clock', async (path, date) => {
  await open(path);

  const main = within(screen.getByRole('main'));
  expect(main.getByText(date)).toBeVisible();
  expect(main.queryByRole('timer')).not.toBeInTheDocument();
  expect(main.getByRole('link', { name: 'See the whole campaign' })).toBeVisible();
  expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a section page links to the page of its campaign', async () => {
  await open('/actives/actives3');

  expect(screen.getByRole('link', { name: 'See the whole campaign' })).toHaveAttribute(
    'href',
    '/actives/3',
  );
});

test('the trial section without a trial shows the guarantee', async () => {
  await open('/promotion/banner/dayTrial');

  expect(screen.getByText(/There is no trial right now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See how the guarantee works' })).toHaveAttribute(
    'href',
    '/30-days',
  );
});

test('the message of the live campaign states how long it lasts', async () => {
  await open('/blackfriday/messageBox');

  expect(screen.getByText(/is on now, until the end of November 30/)).toBeVisible();
});

test.each(['/blackfriday/2023/split', '/actives/DailyHeader', '/promotion/banner/countDown'])(
  '%s has no accessibility violations',
  async (path) => {
    const { container } = await open(path);

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  },
);

test('pages at and below /actives have the promotion banner, and no others', () => {
  const announcing = campaigns.routes.filter(({ slots = [] }) => slots.includes('promotionBanner'));
  const below = campaigns.routes.filter(({ path }) => /^\/actives(\/|$)/.test(path));

  expect(announcing.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/actives', '/actives/4', '/actives/vpn-netifix']),
  );
  expect(announcing).toEqual(below);
});

test('a section has the layout of a single section, a campaign its own', () => {
  const layouts = campaigns.routes.map(
    ({ path, layout }) => `${path.endsWith('/:part')} ${layout}`,
  );

  expect(new Set(layouts)).toEqual(new Set(['false actives', 'true single']));
});

test('every campaign is indexed once, past ones included, and none of their sections', () => {
  const indexed = campaigns.routes.filter(({ isIndexed }) => isIndexed !== false);

  expect(indexed.map(({ path }) => path)).toEqual(allCampaigns.map(({ path }) => path));
});
