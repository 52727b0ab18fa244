import { render, screen, within } from '@testing-library/react';
import { listAxeFaults } from '../testing/listAxeFaults';
import { Table } from './Table';

const table = {
  caption: 'Payments',
  columns: [
    { id: 'plan', header: 'Plan', cell: (payment: { plan: string }) => payment.plan },
    { id: 'amount', header: 'Amount', numeric: true, cell: () => '$45.00' },
  ],
  rows: [{ plan: 'One year' }, { plan: 'One month' }],
  rowKey: (payment: { plan: string }) => payment.plan,
};

test('rows and columns have headers', async () => {
  const { container } = render(<Table {...table} />);

  const named = screen.getByRole('table', { name: 'Payments' });
  expect(within(named).getAllByRole('columnheader')).toHaveLength(2);
  const row = within(named).getByRole('row', { name: 'One year $45.00' });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('One year');
  expect(within(row).getByRole('cell')).toHaveTextContent('$45.00');
  expect(await listAxeFaults(container)).toEqual([]);
});

test('a table that scrolls sideways can be scrolled by keyboard', () => {
  render(<Table {...table} narrow="scroll" captionHidden />);

  expect(screen.getByRole('region', { name: 'Payments' })).toHaveAttribute('tabindex', '0');
});
