import { screen } from '@testing-library/react';
import { listAxeFaults } from '../testing/listAxeFaults';
import { renderAsVisitor } from '../testing/renderAsVisitor';
import { Checkbox } from './Checkbox';

test('the label and the space bar both toggle a checkbox', async () => {
  const { user } = renderAsVisitor(<Checkbox label="Remember me" />);
  const box = screen.getByRole('checkbox', { name: 'Remember me' });

  await user.click(screen.getByText('Remember me'));
  expect(box).toBeChecked();

  await user.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a checkbox is described by its error', async () => {
  const { container } = renderAsVisitor(
    <Checkbox label="I agree" hint="Two pages" error="Agree to go on" />,
  );

  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Two pages Agree to go on');
  expect(await listAxeFaults(container)).toEqual([]);
});
