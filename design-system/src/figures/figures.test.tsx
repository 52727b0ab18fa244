import { render, screen } from '@testing-library/react';
import { Countdown } from './Countdown';
import { FactList } from './FactList';
import { Price } from './Price';

test('a screen reader reads a price as one amount, after the replaced one', () => {
  const { container } = render(
    <Price
      money={{ amountMinor: 375, currency: 'USD' }}
      before={{ money: { amountMinor: 1199, currency: 'USD' }, label: 'Regular price' }}
      per="per month"
      language="en"
    />,
  );

  expect(screen.getByRole('deletion')).toHaveTextContent('Regular price $11.99');
  expect(screen.getByText('$3.75')).toBeVisible();
  expect(container).toHaveTextContent('Regular price $11.99 $3.75$3.75 per month');
});

test('a countdown is a timer with a name', () => {
  render(
    <Countdown
      label="Offer ends in"
      until="2026-12-01"
      parts={[
        { value: '06', unit: 'days', unitSeconds: 86_400 },
        { value: '11', unit: 'hours', unitSeconds: 3600 },
      ]}
    />,
  );

  expect(screen.getByRole('timer', { name: 'Offer ends in' })).toHaveTextContent('06 days11 hours');
});

test('a fact list consists of terms and definitions', () => {
  render(
    <FactList
      facts={[
        { term: 'Address', value: '203.0.113.7' },
        { term: 'Devices', value: 6 },
      ]}
    />,
  );

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Address',
    'Devices',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '203.0.113.7',
    '6',
  ]);
});
