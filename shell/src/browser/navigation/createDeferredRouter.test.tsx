import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBrowserRouter,
  Link,
  Outlet,
  useLoaderData,
  useRevalidator,
  type RouteObject,
} from 'react-router-dom';
import { createDeferredRouter } from './createDeferredRouter';
import { DeferredRouterProvider } from './DeferredRouterProvider';

function Frame() {
  const { revalidate } = useRevalidator();
  return (
    <>
      <label>
        Name
        <input />
      </label>
      <button onClick={() => void revalidate()}>Refresh</button>
      <Link to="/next">Next</Link>
      <Outlet />
    </>
  );
}

function Page() {
  return <h1>{useLoaderData<string>()}</h1>;
}

function createServedPage() {
  history.replaceState(null, '', '/ar/first');
  const loaded: string[] = [];
  const routes: RouteObject[] = [
    {
      Component: Frame,
      children: [
        {
          path: '*',
          Component: Page,
          loader: ({ request }) => {
            loaded.push(request.url);
            return `${new URL(request.url).pathname} ${loaded.length}`;
          },
        },
      ],
    },
  ];
  const router = createDeferredRouter(routes, {
    basename: '/ar',
    hydrationData: { loaderData: { '0-0': 'served' } },
    start: async (page) => createBrowserRouter(routes, page),
  });
  return { router, loaded };
}

function renderServedPage() {
  const page = createServedPage();
  render(<DeferredRouterProvider router={page.router} />);
  return page;
}

test('the served page is shown with its data and its links before the router is loaded', () => {
  const { loaded } = renderServedPage();

  expect(screen.getByRole('heading')).toHaveTextContent('served');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ar/next');
  expect(loaded).toEqual([]);
});

test('the first click on a link loads the router and keeps what the frame holds', async () => {
  renderServedPage();
  await userEvent.type(screen.getByRole('textbox'), 'Ada');

  await userEvent.click(screen.getByRole('link'));

  expect(await screen.findByRole('heading', { name: '/ar/next 1' })).toBeVisible();
  expect(location.pathname).toBe('/ar/next');
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
});

test('a revalidation reloads the data of the served page', async () => {
  renderServedPage();

  await userEvent.click(screen.getByRole('button'));

  expect(await screen.findByRole('heading', { name: '/ar/first 1' })).toBeVisible();
});

test('a revalidation that starts before the page is hydrated is shown after it', async () => {
  const { router } = createServedPage();
  const revalidated = router.revalidate();
  // The router is loaded within a task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.state.loaderData).toEqual({ '0-0': 'served' });

  render(<DeferredRouterProvider router={router} />);
  await act(() => revalidated);

  expect(screen.getByRole('heading')).toHaveTextContent('/ar/first 1');
});

test('subscribers follow the loaded router until they unsubscribe', async () => {
  const { router } = renderServedPage();
  const shown: string[] = [];
  const unsubscribe = router.subscribe(({ location: { pathname } }) => shown.push(pathname));

  await act(() => router.navigate('/next'));
  unsubscribe();
  await act(() => router.navigate('/other'));

  expect(router.state.location.pathname).toBe('/ar/other');
  expect(shown.at(-1)).toBe('/ar/next');
});
