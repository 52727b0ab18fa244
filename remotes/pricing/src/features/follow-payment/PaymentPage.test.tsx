import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { selectPaysuc } from '@tidegate/contracts/store/pricingState';
import {
  answer,
  loseNetwork,
  refuse,
  type Replies,
} from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { approvalAwaited } from '../../shared/plans/pricingSlice';
import {
  anOrderResult,
  buyer,
  purchases,
  ordersCall,
  orderCall,
  orderNumber,
  paid,
  yearly,
} from '../../shared/testing/payments';
import { renderPricing } from '../../shared/testing/renderPricing';

const path = `/paystatus?order=${orderNumber}`;
const hash = 'a'.repeat(51);
const linkCall = `GET /api/mms/payment/v1/providers/result/${hash}`;
const checking = anOrderResult({ status: 'processing', approval_url: null });

interface Following {
  at?: string;
  user?: typeof buyer | null;
}

function follow(reply: Replies[string], { at = path, user = buyer }: Following = {}) {
  const replies = { [orderCall]: reply, [linkCall]: reply, [ordersCall]: answer(purchases()) };
  return renderPricing(at, { replies, ...(user && { user }) });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  jest.useRealTimers();
});

describe('the result of a payment and the location of the money', () => {
  const final = (changes: Partial<OrderResult>) =>
    anOrderResult({ approval_url: null, is_final: true, ...changes });

  test.each([
    ['Confirm your payment', anOrderResult(), /Confirm the payment on/],
    ['Confirm your payment', anOrderResult({ provider: 'ps' }), /Your wallet opens/],
    ['We are checking your payment', checking, /do not pay again while we check/],
    [
      'We are reviewing your payment',
      final({ status: 'held', money: 'taken' }),
      /Do not pay again/,
    ],
    [
      'Your payment was declined',
      final({ status: 'failed', failure: 'declined', money: 'untouched' }),
      /safe to try again/,
    ],
    [
      'The payment was cancelled',
      final({ status: 'failed', failure: 'cancelled', money: 'untouched' }),
      /safe to try again/,
    ],
    [
      'The payment has expired',
      final({ status: 'expired', failure: 'expired', money: 'untouched' }),
      /safe to try again/,
    ],
    [
      'The payment failed',
      final({ status: 'failed', failure: 'failed', money: 'untouched' }),
      /safe to try again/,
    ],
    [
      'Your refund is on its way',
      final({ status: 'refund_pending', money: 'taken', is_final: false }),
      /Do not pay again/,
    ],
    [
      'Your payment was refunded',
      final({ status: 'refunded', money: 'returned' }),
      /The refund goes to the payment method you used/,
    ],
    [
      'Your bank is reviewing this payment',
      final({ status: 'disputed', money: 'taken' }),
      /Do not pay again/,
    ],
    [
      'Your order isn’t paid yet',
      final({ status: 'created', money: 'untouched', is_final: false }),
      /safe to try again/,
    ],
  ])('%s', async (name, result, money) => {
    follow(answer(result));

    expect(await heading(name)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(money);
    const again = screen.queryByRole('link', { name: 'Try the payment again' });
    expect(again?.getAttribute('href') ?? null).toBe(
      result.money === 'untouched' ? `/pricing/checkout/${yearly}` : null,
    );
  });
});

test('a paid order redirects to its receipt', async () => {
  const { router, store } = follow(answer(paid()));

  expect(await heading('Thank you for your order')).toBeVisible();
  expect(router.state.location.pathname).toBe('/paySuc');
  expect(selectPaysuc(store.getState())).toBe(orderNumber);
});

test('an open page polls at growing intervals and redirects once the order is paid', async () => {
  jest.useFakeTimers();
  const replies = [checking, checking, loseNetwork, checking, paid(), paid(), paid()];
  const { router, requests } = follow(() => {
    const next = replies.shift() ?? paid();
    return typeof next === 'function' ? next() : answer(next)();
  });
  const requested = () => requests.filter(({ path: called }) => orderCall.endsWith(called)).length;
  await heading('We are checking your payment');

  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(requested()).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(requested()).toBe(2);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  await act(() => jest.advanceTimersByTimeAsync(8000));

  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/paySuc');
  });
});

test('a final result stops the polling', async () => {
  jest.useFakeTimers();
  const { requests } = follow(
    answer(
      anOrderResult({ status: 'failed', failure: 'declined', money: 'untouched', is_final: true }),
    ),
  );
  await heading('Your payment was declined');
  const before = requests.length;

  await act(() => jest.advanceTimersByTimeAsync(600_000));

  expect(requests).toHaveLength(before);
});

describe('the approval of a wallet', () => {
  test('opens in a separate page right after pressing pay, and remains as a link', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { store } = renderPricing(path, {
      replies: { [orderCall]: answer(anOrderResult({ provider: 'ps' })) },
      user: buyer,
      earlier: [approvalAwaited({ orderId: orderNumber })],
    });

    expect(await screen.findByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(open.mock.calls).toEqual([['https://provider.example/approve', '_blank', 'noopener']]);
    expect(store.getState()).toMatchObject({ pricing: { approvingOrderId: null } });
  });

  test('is not opened for a buyer who returns to the page', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    follow(answer(anOrderResult({ provider: 'ps' })));

    await screen.findByRole('link', { name: 'Open the payment page' });

    expect(open).not.toHaveBeenCalled();
  });
});

describe('a buyer who returns from the provider', () => {
  test('without approving reads that nothing was charged', async () => {
    follow(answer(anOrderResult()), { at: `${path}&cancelled=1` });

    expect(await screen.findByText(/You came back without confirming/)).toBeVisible();
  });

  test('presses "I have paid" and reads that it is not confirmed yet', async () => {
    follow(answer(anOrderResult()));

    await userEvent.click(await screen.findByRole('button', { name: 'I have paid' }));

    expect(await screen.findByText(/hasn’t confirmed the payment yet/)).toBeVisible();
  });

  test('cancels and may use another payment method', async () => {
    const given = anOrderResult({
      status: 'failed',
      failure: 'cancelled',
      money: 'untouched',
      is_final: true,
      approval_url: null,
    });
    let isGivenUp = false;
    const { requests } = follow((({ body }: { body: { give_up?: boolean } }) => {
      isGivenUp ||= body.give_up === true;
      return answer(isGivenUp ? given : anOrderResult())();
    }) as never);

    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the payment' }));

    expect(await heading('The payment was cancelled')).toBeVisible();
    expect(requests.map(({ body }) => body)).toContainEqual({
      order_id: orderNumber,
      give_up: true,
    });
    const again = screen.getByRole('link', { name: 'Try the payment again' });
    expect(again).toBeVisible();
    expect(again).toHaveAttribute('data-variant', 'signal');
  });
});

describe('access to the payment page', () => {
  test('a visitor without a session is sent to the login and back', async () => {
    const { router, requests } = follow(answer(paid()), { user: null });

    expect(
      await screen.findByText(`You are at /login?redirect=${encodeURIComponent(path)}`),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(requests).toHaveLength(0);
  });

  test('a signed link opens it without a session', async () => {
    follow(answer(paid()), { at: `${path}&result=${hash}`, user: null });

    expect(await heading('Your payment has arrived')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each([
    ['an order of somebody else', path, refuse(404, 20601)],
    ['an old link', `/paystatus?result=${hash}`, refuse(404, 20601)],
    ['no number', '/paystatus?order=nonsense', refuse(500)],
  ])('%s is not found', async (_, at, reply) => {
    follow(reply, { at });

    expect(await heading('404')).toBeVisible();
  });

  test('an ended session redirects to the login', async () => {
    follow(refuse(200, 50014));

    expect(await screen.findByText(/You are at \/login/)).toBeVisible();
  });

  test('a failed call does not offer to pay again', async () => {
    follow(refuse(503));

    expect(await heading('We could not check your payment status')).toBeVisible();
    expect(screen.getByText(/do not pay again/)).toBeVisible();
  });
});

test.each([
  ['paid', paid()],
  ['pending', checking],
  ['failed', anOrderResult({ status: 'failed', money: 'untouched', is_final: true })],
  ['refunded', anOrderResult({ status: 'refunded', money: 'returned', is_final: true })],
])('the Windows client reads "%s" from its page', async (status, result) => {
  const { container } = follow(answer(result), { at: `/win-pay-result?order=${orderNumber}` });
  await screen.findByRole('heading', { level: 1 });

  expect(container.innerHTML).toContain(`data-payment="${status}"`);
});

test('the payment page has no accessibility violations', async () => {
  const { container } = follow(answer(anOrderResult({ provider: 'ps' })));
  await heading('Confirm your payment');

  const { violations } = await axe.run(container);

  expect(violations).toEqual([]);
});
