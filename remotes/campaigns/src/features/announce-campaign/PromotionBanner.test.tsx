import { act, screen } from '@testing-library/react';
import { answer, loseNetwork } from '@tidegate/delivery/testing/fakeTransport';
import { aPlanList } from '@tidegate/delivery/testing/plans';
import axe from 'axe-core';
import { renderCampaigns } from '../../shared/testing/renderCampaigns';
import { stopClock } from '../../shared/testing/stopClock';

const plans = 'GET /api/mms/payment/v1/providers/plans';
const replies = { [plans]: answer(aPlanList()) };

afterEach(() => {
  jest.useRealTimers();
});

test('the banner shows the live campaign, its saving, its time left and its link', async () => {
  stopClock('2026-11-29T23:59:59Z');

  renderCampaigns('/', { replies });

  expect(await screen.findByRole('complementary', { name: 'Current campaign' })).toBeVisible();
  expect(screen.getByText('Black Friday 2026')).toBeVisible();
  expect(screen.getByText(/up to 71% less/)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 1 day$/);
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
    'href',
    '/blackfriday',
  );
});

test('the banner uses only the translations that its slot declares', async () => {
  stopClock('2026-11-21T00:00:00Z');

  renderCampaigns('/', { replies, hasOnlySlotMessages: true });

  expect(await screen.findByRole('timer')).toHaveTextContent(/^Ends in 10 days$/);
});

test.each(['2026-11-19T23:59:59.999Z', '2026-12-01T00:00:00Z'])(
  'at %s the banner is absent and requests no prices',
  async (instant) => {
    stopClock(instant);

    const { requests } = renderCampaigns('/', { replies });

    expect(await screen.findByRole('main')).toBeEmptyDOMElement();
    expect(requests).toEqual([]);
  },
);

test('the countdown of the last day ticks in hours, minutes and seconds', async () => {
  stopClock('2026-11-30T22:58:57Z');
  renderCampaigns('/', { replies });
  expect(await screen.findByRole('timer')).toHaveTextContent('Ends in 01:01:03');

  act(() => jest.advanceTimersByTime(4000));

  expect(screen.getByRole('timer')).toHaveTextContent('Ends in 01:00:59');
});

test('the banner disappears in the second that the campaign ends', async () => {
  stopClock('2026-11-30T23:59:59Z');
  renderCampaigns('/', { replies });
  await screen.findByRole('timer');

  act(() => jest.advanceTimersByTime(1000));

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('a closed banner stays closed on the other pages', async () => {
  stopClock('2026-11-21T00:00:00Z');
  const { user, store, router } = renderCampaigns('/', { replies });

  await user.click(await screen.findByRole('button', { name: 'Close this banner' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await act(() => router.navigate('/blackfriday'));
  await act(() => router.navigate('/'));

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(store.getState().campaigns).toEqual({ closedCampaignIds: ['/blackfriday'] });
});

test('a campaign without prices is announced without a saving', async () => {
  stopClock('2026-11-21T00:00:00Z');

  renderCampaigns('/', { replies: { [plans]: loseNetwork } });

  expect(await screen.findByText('Black Friday 2026')).toBeVisible();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('the banner has no accessibility violations', async () => {
  stopClock('2026-11-21T00:00:00Z');
  const { container } = renderCampaigns('/', { replies });
  await screen.findByRole('timer');

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});
