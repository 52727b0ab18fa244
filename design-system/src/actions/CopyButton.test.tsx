import { screen } from '@testing-library/react';
import { renderAsVisitor } from '../testing/renderAsVisitor';
import { CopyButton } from './CopyButton';

const button = (
  <CopyButton
    text="203.0.113.7"
    label="Copy address"
    copiedLabel="Copied"
    failedLabel="Select it instead"
  />
);

test('a press copies the text, confirms it, and clears the confirmation on blur', async () => {
  const { user } = renderAsVisitor(button);

  await user.click(screen.getByRole('button', { name: 'Copy address' }));

  expect(await navigator.clipboard.readText()).toBe('203.0.113.7');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();

  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
});

test('a refused clipboard shows the manual alternative', async () => {
  const { user } = renderAsVisitor(button);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'));

  await user.click(screen.getByRole('button', { name: 'Copy address' }));

  expect(screen.getByRole('status')).toHaveTextContent('Select it instead');
});
