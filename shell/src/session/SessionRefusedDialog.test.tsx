import '@tidegate/design-system/testing/nativeDialog';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/renderShell';
import { SessionRefusedDialog } from './SessionRefusedDialog';

const open = (at: string) =>
  renderShell(<SessionRefusedDialog />, { at, user: { endedCode: 50_014 } });

test('a logged-out visitor sees the dialog with the text of the specification', () => {
  open('/pricing');

  const dialog = screen.getByRole('dialog', { name: 'You have been logged out' });
  expect(dialog).toHaveTextContent('Log in again to continue, or cancel to stay on this page.');
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Log in again' });
  expect(button.form).toHaveAttribute('action', '/_site/forget-session');
  expect(button.form?.method).toBe('post');
});

test('cancelling closes the dialog', async () => {
  open('/pricing');
  const actions = within(screen.getByRole('dialog')).getByText('Cancel', { selector: 'form *' });

  await userEvent.click(actions);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the login page shows no dialog', () => {
  open('/login');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
