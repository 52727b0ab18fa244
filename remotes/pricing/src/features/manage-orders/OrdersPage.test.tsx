import { screen, within } from '@testing-library/react';
import type { Invoice, WithdrawalStatement } from '@tidegate/contracts/api/orders/refundSchemas';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import {
  anOrder,
  anOrderResult,
  aSubscription,
  buyer,
  purchases,
  ordersCall,
  orderNumber,
} from '../../shared/testing/payments';
import { renderPricing } from '../../shared/testing/renderPricing';

const web = '/api/mms/payment/v1/web';
const cancelCall = `POST ${web}/subscription_cancel`;
const resumeCall = `POST ${web}/subscription_resume`;
const refundCall = `POST ${web}/refund`;
const statementCall = `POST ${web}/withdrawal/request`;
const withdrawCall = `POST ${web}/withdrawal/confirm`;
const invoiceCall = `GET ${web}/invoice`;
const stopped = aSubscription({
  renews: false,
  next_amount: null,
  can_cancel: false,
  can_resume: true,
});
const statement: WithdrawalStatement = {
  order_id: orderNumber,
  plan_name: '1 year',
  email: buyer.name,
  amount: 4499,
  currency: 'USD',
  concluded_at: '2026-11-21T12:01:00.000Z',
  withdraw_until: '2026-12-05T12:01:00.000Z',
};
const invoice: Invoice = {
  number: 'TG-1',
  issued_at: '2026-11-21T12:01:00.000Z',
  seller: { name: 'Tidegate Ltd', address: ['1 Quay', 'Harbour'], tax_id: 'XX 1' },
  buyer: { email: buyer.name },
  line: {
    plan_name: '1 year',
    period_started_at: '2026-11-21T12:00:00.000Z',
    period_ends_at: '2027-11-21T12:00:00.000Z',
    price_amount: 4499,
    discount_amount: 0,
    coupon_code: null,
    credit_amount: 1000,
  },
  currency: 'USD',
  net_amount: 2940,
  tax: { percent: 19, amount: 559 },
  total_amount: 3499,
  refunded_amount: 0,
};

function open(replies = {}, path = '/order/history') {
  return renderPricing(path, {
    replies: { [ordersCall]: answer(purchases()), ...replies },
    user: buyer,
  });
}

const plan = () => screen.findByRole('heading', { name: 'Your plan: 1 year' });

describe('the plan and orders of an account', () => {
  test('show the next charge and the actions of each order', async () => {
    open();
    await plan();

    expect(screen.getByText('$44.99 on November 21, 2027')).toBeVisible();
    const row = within(screen.getByRole('row', { name: /Nov 21, 2026/ }));
    expect(row.getByText('Paid')).toBeVisible();
    expect(row.getByRole('link', { name: 'See the invoice' })).toHaveAttribute(
      'href',
      `/order/invoice/${orderNumber}`,
    );
    expect(row.getByRole('link', { name: 'Withdraw from the contract' })).toBeVisible();
  });

  test.each([
    ['Success', 'Success'],
    ['Failed', 'Failed'],
    ['Refunded', 'Refunded'],
    [null, 'Pending'],
  ] as const)('describe an order with the label %s as: %s', async (label, expected) => {
    open({ [ordersCall]: answer(purchases({ orders: [anOrder({ label })] })) });

    expect(await screen.findByText(expected)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Check payment status' })).toHaveLength(
      label === null ? 1 : 0,
    );
  });

  test('offer no action whose period is over', async () => {
    const over = anOrder({ refund_until: null, withdraw_until: null, invoice_number: null });
    open({ [ordersCall]: answer(purchases({ subscription: null, orders: [over] })) });
    await screen.findByRole('table');

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['Invite a friend']);
  });

  test('are empty for an account that bought nothing', async () => {
    open({ [ordersCall]: answer(purchases({ subscription: null, orders: [], total: 0 })) });

    expect(
      await screen.findByRole('heading', { name: 'You haven’t bought anything yet' }),
    ).toBeVisible();
  });

  test('show an error when they fail to load', async () => {
    open({ [ordersCall]: refuse(503) });

    expect(
      await screen.findByRole('heading', { name: 'Your orders could not be loaded' }),
    ).toBeVisible();
  });

  test('are paginated', async () => {
    const { requests } = open(
      { [ordersCall]: answer(purchases({ page: 2, total: 21 })) },
      '/order/history?page=2',
    );
    await plan();

    expect(requests[0]?.search).toEqual({ page: '2' });
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/order/history?page=3',
    );
  });

  test('have no accessibility violations', async () => {
    const { container } = open();
    await plan();

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  });
});

describe('renewal', () => {
  test('stops with one press', async () => {
    const { user, requests } = open({ [cancelCall]: answer(stopped) });
    await plan();

    await user.click(screen.getByRole('button', { name: 'Turn renewal off' }));

    expect(await screen.findByText('Renewal is off. Nothing more is charged.')).toBeVisible();
    expect(requests.find(({ path }) => cancelCall.endsWith(path))?.body).toEqual({
      subscription_id: stopped.subscription_id,
    });
  });

  test('resumes with one press', async () => {
    const { user } = open({
      [ordersCall]: answer(purchases({ subscription: stopped })),
      [resumeCall]: answer(aSubscription()),
    });

    await user.click(await screen.findByRole('button', { name: 'Turn renewal back on' }));

    expect(await screen.findByText('Renewal is back on.')).toBeVisible();
  });

  test.each([
    [refuse(409, 20702), /Renewal can’t be turned back on/],
    [refuse(503), /Something went wrong/],
  ])('shows why it did not change', async (reply, message) => {
    const { user } = open({
      [ordersCall]: answer(purchases({ subscription: stopped })),
      [resumeCall]: reply,
    });

    await user.click(await screen.findByRole('button', { name: 'Turn renewal back on' }));

    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('a refund', () => {
  test('needs a confirmation and is sent once, with an idempotency key', async () => {
    const { user, requests } = open({
      [refundCall]: answer(anOrderResult({ status: 'refunded', money: 'returned' })),
    });
    await plan();

    await user.click(screen.getByRole('button', { name: 'Get a full refund' }));
    const confirm = await screen.findByRole('button', { name: 'Yes, refund my payment' });
    expect(requests.filter(({ path }) => refundCall.endsWith(path))).toHaveLength(0);
    await user.dblClick(confirm);

    expect(await screen.findByText(/Your refund is on its way/)).toBeVisible();
    const sent = requests.filter(({ path }) => refundCall.endsWith(path));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ body: { order_id: orderNumber, language: 'en' } });
    expect(sent[0]?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  });

  test.each([
    [refuse(409, 20608), /can’t be refunded/],
    [refuse(409, 20609), /already used the money-back guarantee/],
    [refuse(404, 20601), /Something went wrong/],
  ])('shows why it is refused', async (reply, message) => {
    const { user } = open({ [refundCall]: reply });
    await plan();

    await user.click(screen.getByRole('button', { name: 'Get a full refund' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, refund my payment' }));

    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('a withdrawal', () => {
  const path = `/order/withdraw/${orderNumber}`;

  test('shows the declaration and is confirmed with a name', async () => {
    const { user, requests } = open(
      {
        [statementCall]: answer(statement),
        [withdrawCall]: answer({ ...statement, received_at: statement.concluded_at }),
      },
      path,
    );
    expect(await screen.findByText('$44.99')).toBeVisible();

    await user.type(screen.getByLabelText('Your name'), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));

    expect(await screen.findByText(/We have received your withdrawal/)).toBeVisible();
    expect(requests.find(({ path: called }) => withdrawCall.endsWith(called))).toMatchObject({
      body: { order_id: orderNumber, name: 'Ada', language: 'en' },
    });
  });

  test('needs the name', async () => {
    const { user, requests } = open({ [statementCall]: answer(statement) }, path);

    await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));

    expect(await screen.findByText('Please enter your name.')).toBeVisible();
    expect(requests.filter(({ path: called }) => withdrawCall.endsWith(called))).toHaveLength(0);
  });

  test('explains that its period is over', async () => {
    open({ [statementCall]: refuse(409, 20610) }, path);

    expect(await screen.findByRole('heading', { name: /withdrawal period/ })).toBeVisible();
  });

  test.each([
    [path, refuse(404, 20601)],
    ['/order/withdraw/1', refuse(500)],
  ])('of another account’s order is not found', async (at, reply) => {
    open({ [statementCall]: reply }, at);

    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  });
});

describe('an invoice', () => {
  const path = `/order/invoice/${orderNumber}`;

  test.each([
    [buyer.name, buyer.name],
    [null, 'No email address'],
  ])('shows seller, number, period, credit and tax for %s', async (email, expected) => {
    open({ [invoiceCall]: answer({ ...invoice, buyer: { email } }) }, path);
    expect(await screen.findByText('TG-1')).toBeVisible();

    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'TG-1',
      'November 21, 2026',
      'Tidegate Ltd, 1 Quay, Harbour, XX 1',
      expected,
      '1 year',
      'November 21, 2026 to November 21, 2027',
      '$44.99',
      '$10.00',
      '$29.40',
      '$5.59',
      '$34.99',
    ]);
    expect(screen.getByText('Tax included, 19%')).toBeVisible();
  });

  test.each([
    [path, refuse(404, 20611)],
    ['/order/invoice/1', refuse(500)],
  ])('that does not exist is not found', async (at, reply) => {
    open({ [invoiceCall]: reply }, at);
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  });
});
