import { render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { listAxeFaults } from '../testing/listAxeFaults';
import '../testing/nativeDialog';
import { renderAsVisitor } from '../testing/renderAsVisitor';
import { Dialog } from './Dialog';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <StrictMode>
      <button
        type="button"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Unbind
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Unbind this device?"
        closeLabel="Close"
        actions={
          <button type="button" onClick={close}>
            Keep it
          </button>
        }
      >
        It is signed out at once.
      </Dialog>
    </StrictMode>
  );
}

async function openDialog() {
  const { user } = renderAsVisitor(<Page />);
  await user.click(screen.getByRole('button', { name: 'Unbind' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Unbind this device?' }) };
}

test('a dialog has a name, takes focus and renders its content only while open', async () => {
  const { dialog } = await openDialog();

  expect(dialog).toHaveTextContent('It is signed out at once.');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(await listAxeFaults(dialog)).toEqual([]);
});

test.each([
  ['Escape', async ({ user }: Awaited<ReturnType<typeof openDialog>>) => user.keyboard('{Escape}')],
  [
    'the close button',
    async ({ user }: Awaited<ReturnType<typeof openDialog>>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  [
    'an action',
    async ({ user }: Awaited<ReturnType<typeof openDialog>>) =>
      user.click(screen.getByRole('button', { name: 'Keep it' })),
  ],
])('%s closes the dialog and restores focus', async (_, leave) => {
  const opened = await openDialog();

  await leave(opened);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('It is signed out at once.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unbind' })).toHaveFocus();
});

test('a dialog that is open from the start stays open', async () => {
  const handleClose = jest.fn();

  render(
    <StrictMode>
      <Dialog open onClose={handleClose} title="Log in again?" closeLabel="Close" />
    </StrictMode>,
  );

  expect(await screen.findByRole('dialog', { name: 'Log in again?' })).toBeVisible();
  expect(handleClose).not.toHaveBeenCalled();
});

test('a closed dialog opens again', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Unbind' }));

  expect(screen.getByRole('dialog', { name: 'Unbind this device?' })).toBeVisible();
});
