import { render, screen } from '@testing-library/react';
import { listAxeFaults } from '../testing/listAxeFaults';
import { Field } from './Field';
import { Select } from './Select';
import { TextArea } from './TextArea';

test('a field is named by its label and described by its hint', () => {
  render(<Field label="E-mail" hint="For the receipt" type="email" name="mail" />);

  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription('For the receipt');
  expect(field).toBeValid();
  expect(field).toHaveAttribute('type', 'email');
});

test('an error marks the control invalid and is read after the hint', () => {
  render(<Field label="E-mail" hint="For the receipt" error="Enter an address" />);

  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('For the receipt Enter an address');
});

test('an additional description is kept beside those of the field', () => {
  render(
    <>
      <p id="rule">Both cases and a symbol</p>
      <Field label="Password" error="Too short" aria-describedby="rule" />
    </>,
  );

  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Both cases and a symbol Too short',
  );
});

test('an optional field is marked in its label', () => {
  render(<Field label="Coupon" optionalMark="(optional)" />);

  expect(screen.getByRole('textbox', { name: 'Coupon (optional)' })).toBeVisible();
});

test('Select and TextArea have the same label, hint and error', async () => {
  const { container } = render(
    <>
      <Select label="Country" error="Choose one" defaultValue="jp">
        <option value="de">Germany</option>
        <option value="jp">Japan</option>
      </Select>
      <TextArea label="Inquiry" hint="In any language" defaultValue="Ahoy" />
    </>,
  );

  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveDisplayValue('Japan');
  expect(country).toBeInvalid();
  expect(country).toHaveAccessibleDescription('Choose one');
  const inquiry = screen.getByRole('textbox', { name: 'Inquiry' });
  expect(inquiry).toHaveDisplayValue('Ahoy');
  expect(inquiry).toHaveAccessibleDescription('In any language');
  expect(await listAxeFaults(container)).toEqual([]);
});
