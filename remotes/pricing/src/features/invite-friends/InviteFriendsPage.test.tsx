import { screen } from '@testing-library/react';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { buyer } from '../../shared/testing/payments';
import { renderPricing } from '../../shared/testing/renderPricing';

const call = 'GET /api/mms/payment/v1/web/invite';
const link = 'https://tidegate.example/pricing?invite_code=abcdefgh23';
const summary = { code: 'abcdefgh23', link, waiting: 2, stayed: 1, earned_days: 14 };

const open = (reply = answer(summary)) =>
  renderPricing('/order/invite', { replies: { [call]: reply }, user: buyer });

test('an account sees its invitation link and its results', async () => {
  open();

  expect(await screen.findByLabelText('Your link')).toHaveValue(link);
  expect(screen.getByText(/Your friend gets 14 free days/)).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '1',
    '14 days',
  ]);
  expect(screen.getByText(/money-back guarantee \(30 days\) has ended/)).toBeVisible();
});

test('a link that fails to load is reported', async () => {
  open(refuse(503));

  expect(await screen.findByText(/Your link could not be loaded/)).toBeVisible();
});

test('the invitation page has no accessibility violations', async () => {
  const { container } = open();
  await screen.findByLabelText('Your link');

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});
