import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';
import { Header } from './Header';

const menu = [
  { label: 'Features', path: '/features' },
  { label: 'Blog', path: '/blog' },
];

/** The menu of wide viewports; the compact menu has the same links. */
function mainMenu() {
  const [wide] = screen.getAllByRole('navigation', { name: 'Main menu' });
  if (!wide) throw new Error('no main menu');
  return within(wide);
}

test('the main menu marks the page that is shown', () => {
  renderShell(<Header />, { at: '/features', menu });

  expect(mainMenu().getByRole('link', { current: 'page' })).toHaveTextContent('Features');
});

test('the main menu marks a section from any page below it', () => {
  renderShell(<Header />, { at: '/blog/what-a-tunnel-hides', menu });

  expect(mainMenu().getByRole('link', { current: 'page' })).toHaveTextContent('Blog');
});

test('the brand leads home in the language of the page', () => {
  renderShell(<Header />, { at: '/features', language: 'de', menu });

  expect(screen.getByRole('link', { name: 'Tidegate' })).toHaveAttribute('href', '/de');
});

test('a visitor without a session sees the login link', () => {
  renderShell(<Header />, { menu });

  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('a signed-in visitor sees the account link', () => {
  renderShell(<Header />, { menu, user: { session: 'a-handle' } });

  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/myAccount');
});

test('the account link is marked on the page that it leads to', () => {
  renderShell(<Header />, { at: '/login', menu });

  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Log in');
});

test('a visitor without a session is offered a plan', () => {
  renderShell(<Header />, { menu });

  expect(screen.getByRole('link', { name: 'Get Tidegate' })).toHaveAttribute('href', '/pricing');
});
