import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderAsVisitor } from '../testing/renderAsVisitor';
import { PasswordField } from './PasswordField';

const field = (
  <PasswordField
    label="Password"
    name="password"
    showLabel="Show password"
    hideLabel="Hide password"
    error="Too short"
  />
);

test('a visitor can show the typed password and hide it again', async () => {
  const { user } = renderAsVisitor(field);
  const input = screen.getByLabelText('Password');
  await user.type(input, 'Harbour!7');
  expect(input).toHaveAttribute('type', 'password');

  await user.tab();
  await user.keyboard('{Enter}');

  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveDisplayValue('Harbour!7');
  expect(input).toHaveAccessibleDescription('Too short');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();

  await user.keyboard(' ');
  expect(input).toHaveAttribute('type', 'password');
});

test('the server sends the field with its text hidden', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);

  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
