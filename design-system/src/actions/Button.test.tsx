import { screen } from '@testing-library/react';
import { renderAsVisitor } from '../testing/renderAsVisitor';
import { Button } from './Button';
import { buttonStyle } from './buttonStyle';

test('a button reacts to the keyboard', async () => {
  const handleClick = jest.fn();
  const { user } = renderAsVisitor(<Button onClick={handleClick}>Pay</Button>);

  await user.tab();
  await user.keyboard('{Enter} ');

  expect(handleClick).toHaveBeenCalledTimes(2);
});

test('a button submits its form only with the type submit', async () => {
  const handleSubmit = jest.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  const { user } = renderAsVisitor(
    <form onSubmit={handleSubmit}>
      <Button>Add a coupon</Button>
      <Button type="submit">Pay</Button>
    </form>,
  );

  await user.click(screen.getByRole('button', { name: 'Add a coupon' }));
  expect(handleSubmit).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

test('a busy button keeps focus, shows its progress and does not submit again', async () => {
  const handleClick = jest.fn();
  const handleSubmit = jest.fn();
  const { user } = renderAsVisitor(
    <form onSubmit={handleSubmit}>
      <Button type="submit" busyLabel="Paying" onClick={handleClick}>
        Pay
      </Button>
    </form>,
  );

  await user.tab();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'Pay Paying' })).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a link with the look of a button stays a link', () => {
  renderAsVisitor(
    <a href="/pricing" {...buttonStyle({ variant: 'signal' })}>
      See prices
    </a>,
  );

  expect(screen.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '/pricing');
});
