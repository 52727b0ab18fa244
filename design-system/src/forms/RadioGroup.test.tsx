import { screen } from '@testing-library/react';
import { listAxeFaults } from '../testing/listAxeFaults';
import { renderAsVisitor } from '../testing/renderAsVisitor';
import { Radio } from './Radio';
import { RadioGroup } from './RadioGroup';

const group = (
  <RadioGroup legend="Pay with" hint="Can be changed" error="Choose one" variant="cards">
    <Radio name="provider" value="card" label="Card" hint="Visa" end="$45" defaultChecked />
    <Radio name="provider" value="wallet" label="Wallet" />
  </RadioGroup>
);

test('the group and each option have a name and a description', async () => {
  const { container } = renderAsVisitor(group);

  const question = screen.getByRole('group', { name: 'Pay with' });
  expect(question).toHaveAccessibleDescription('Can be changed Choose one');
  expect(screen.getByRole('radio', { name: 'Card' })).toHaveAccessibleDescription('Visa $45');
  expect(await listAxeFaults(container)).toEqual([]);
});

test('arrow keys move the choice, and a label selects its option', async () => {
  const { user } = renderAsVisitor(group);

  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Wallet' })).toBeChecked();

  await user.click(screen.getByText('Card'));
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
});

test('a hidden legend still names the group', () => {
  renderAsVisitor(
    <RadioGroup legend="Billing period" legendHidden variant="segments">
      <Radio name="period" value="y" label="Yearly" />
    </RadioGroup>,
  );

  expect(screen.getByRole('group', { name: 'Billing period' })).toBeVisible();
});
