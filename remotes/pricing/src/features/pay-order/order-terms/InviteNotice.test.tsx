import { screen } from '@testing-library/react';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { aPlan, aPlanList } from '@tidegate/delivery/testing/plans';
import { openCheckout, payButton } from '../../../shared/testing/openCheckout';
import { aQuote, paramsCall, quoteCall, someParams } from '../../../shared/testing/payments';
import { plansCall } from '../../../shared/testing/plansCall';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
});

const invited = (invite: ReturnType<typeof someParams>['invite']) => ({
  [paramsCall]: answer(someParams({ invite })),
});

test('an invitation shows its free days before anything is paid', async () => {
  openCheckout(invited({ free_days: 14, refusal: null }), { user: null });

  expect(await screen.findByText(/comes with 14 free days/)).toBeVisible();
  expect(await payButton()).toHaveTextContent('Pay $44.99');
  expect(screen.getByText('$44.99 on December 5, 2027')).toBeVisible();
});

test('an invitation adds nothing to a weekly plan and shows no notice', async () => {
  const week = aPlan({ interval_unit: 'WEEK', interval_count: 1 });
  const calls = invited({ free_days: 14, refusal: null });
  openCheckout({ ...calls, [plansCall]: answer(aPlanList([week])) }, { user: null });

  expect(await payButton()).toBeEnabled();
  expect(screen.queryByText(/your first plan of a month or longer/)).not.toBeInTheDocument();
  expect(screen.getByText('$44.99 on November 28, 2026')).toBeVisible();
});

test.each([
  ['unknown', 'The invitation code in your link isn’t valid'],
  ['self', 'This is your own invitation'],
  ['second', 'you have bought a plan before'],
] as const)('an invitation that is %s shows why it adds nothing', async (refusal, expected) => {
  openCheckout(invited({ free_days: 0, refusal }));

  expect(await screen.findByText(new RegExp(expected))).toBeVisible();
  expect(await payButton()).toBeEnabled();
});

test('the order of an invited account lists its free days', async () => {
  openCheckout({ [quoteCall]: answer(aQuote({ free_days: 14 })) });

  expect(await screen.findByText('Free days from your invitation')).toBeVisible();
  expect(screen.getByText('14 days')).toBeVisible();
});
