import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { NavigationEffects } from './NavigationEffects';

function Site() {
  return (
    <>
      <NavigationEffects />
      <main id="content" tabIndex={-1}>
        <Outlet />
        <div id="servers" role="group" aria-label="Servers" tabIndex={-1} />
      </main>
    </>
  );
}

function Sections() {
  return (
    <>
      <section className="tg-section" aria-label="First" />
      <section className="tg-section" aria-label="Second" />
    </>
  );
}

function openSite() {
  const scrolledTo: string[] = [];
  window.scrollTo = () => void scrolledTo.push('top');
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
  const router = createMemoryRouter([
    { Component: Site, children: [{ path: '*', element: <Sections /> }] },
  ]);
  render(<RouterProvider router={router} />);
  return { scrolledTo, go: (to: string) => act(() => router.navigate(to)) };
}

test('another page starts at the top with focus on the content', async () => {
  const { scrolledTo, go } = openSite();

  await go('/features');

  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrolledTo).toEqual(['top']);
});

test('sections below the first screen are laid out once it is painted', async () => {
  jest.useFakeTimers();
  const { go } = openSite();
  const styleOf = (name: string) => screen.getByRole('region', { name }).style;
  const visibilityOf = (name: string) => styleOf(name).contentVisibility;

  await go('/features');
  expect([visibilityOf('First'), visibilityOf('Second')]).toEqual(['', 'auto']);
  expect(styleOf('Second').getPropertyValue('contain-intrinsic-block-size')).toBe('40vh');
  jest.runAllTimers();

  expect(visibilityOf('Second')).toBe('');
  jest.useRealTimers();
});

test('an address with a hash moves focus to its element, even on the same page', async () => {
  const { scrolledTo, go } = openSite();

  await go('/?region=150#servers');

  expect(screen.getByRole('group', { name: 'Servers' })).toHaveFocus();
  expect(scrolledTo).toEqual(['servers']);
});

test('another query of the same page does not move focus or scroll', async () => {
  const { scrolledTo, go } = openSite();

  await go('/?page=2');

  expect(document.body).toHaveFocus();
  expect(scrolledTo).toEqual([]);
});

test.each([
  ['/pricing', '/pricing/checkout'],
  ['/pricing/checkout', '/pricing'],
  ['/pricing', '/Pricing/checkout/v2.vip'],
])(
  'from %s to %s the scroll offset stays, while the first page starts at the top',
  async (from, path) => {
    const { scrolledTo, go } = openSite();
    await go(from);
    expect(scrolledTo.splice(0)).toEqual(['top']);

    await go(path);

    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrolledTo).toEqual([]);
  },
);
