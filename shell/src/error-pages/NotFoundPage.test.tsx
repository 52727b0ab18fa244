import { screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';
import { NotFoundPage } from './NotFoundPage';

test('the page explains that the address does not exist and links to the home page', () => {
  renderShell(<NotFoundPage />, { at: '/nothing-here', language: 'fr' });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find this page');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/fr');
  expect(document.title).toBe('Page not found | Tidegate');
});

test('the page offers the main pages', () => {
  renderShell(<NotFoundPage />, { menu: [{ label: 'Pricing', path: '/pricing' }] });

  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
});
