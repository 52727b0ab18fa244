import { screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';
import { Footer } from './Footer';

const empty = { title: 'Partners', links: [] };
const footer = {
  products: { title: 'Products', links: [{ label: 'Pricing', path: '/pricing' }] },
  learnMore: empty,
  about: empty,
  partners: empty,
  help: empty,
  rights: 'All rights reserved',
};

test('the footer lists the columns that have links in the language of the page', () => {
  renderShell(<Footer config={footer} />, { language: 'fr' });

  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/fr/pricing');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Products',
  ]);
  expect(screen.getByText('All rights reserved')).toBeInTheDocument();
});
