import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './Toast';

function openToast() {
  const onEnd = jest.fn();
  render(
    <Toast closeLabel="Close" onEnd={onEnd}>
      It failed
    </Toast>,
  );
  return { onEnd, pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a toast ends after five seconds', () => {
  const { onEnd, pass } = openToast();

  pass(4999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);

  expect(screen.getByText('It failed')).toBeVisible();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each([
  ['is pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['has the keyboard', fireEvent.focus, fireEvent.blur],
])('a toast stays while it %s, and restarts its timeout afterwards', (_, hold, release) => {
  const { onEnd, pass } = openToast();
  const button = screen.getByRole('button', { name: 'Close' });

  pass(3000);
  hold(button);
  pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  release(button);
  pass(4999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);

  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a toast can be closed, also with the keyboard', async () => {
  const { onEnd } = openToast();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');

  expect(onEnd).toHaveBeenCalledTimes(2);
});
