import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageContextProvider } from '../pageContext';
import { PageSourceProvider } from '../pages/ShellPage';
import { aPageContext } from '../testing/aPageContext';
import type { PageData } from './pageLoader';
import { PageView } from './PageView';

const page: NonNullable<PageData['page']> = {
  address: '/features',
  path: '/features',
  isIndexed: true,
  hasAlternates: true,
  layout: 'default',
  slots: [],
  head: { title: 'Features', description: 'What it does' },
  language: 'en',
};

function openPage() {
  const context = aPageContext();
  const { live } = context;
  const source = {
    load: () => Promise.resolve(undefined),
    get: () => ({ facts: page, html: '<input aria-label="Email">' }),
  };
  const loader = (): PageData => ({ sitePath: '/features', page, slots: {} });
  const route = { id: 'shell', path: '*', loader, Component: PageView };
  const router = createMemoryRouter([route], {
    initialEntries: ['/features'],
    hydrationData: { loaderData: { shell: loader() } },
  });
  render(
    <PageContextProvider value={context}>
      <PageSourceProvider value={source}>
        <RouterProvider router={router} />
      </PageSourceProvider>
    </PageContextProvider>,
  );
  return { live, router };
}

test('focus and typed text survive another generation', async () => {
  const { live, router } = openPage();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  field.focus();
  field.value = 'ada@';

  live.adopt({ generation: 2, remotes: {} });
  await act(() => router.revalidate());

  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@');
});
