import { screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';
import { UnavailablePage } from './UnavailablePage';

test('the page explains the failure and links to the same address', () => {
  renderShell(<UnavailablePage />, {
    at: '/pricing?currency=GBP',
    language: 'de',
    device: 'mobile',
  });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('isn’t available right now');
  expect(screen.getByText(/The rest of the site works/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/de/m/pricing?currency=GBP',
  );
});
