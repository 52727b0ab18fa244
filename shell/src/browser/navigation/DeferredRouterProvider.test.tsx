import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBrowserRouter,
  Form,
  useActionData,
  useHref,
  type RouteObject,
} from 'react-router-dom';
import { useNavigation } from '../../remotes/shared-modules/useNavigation';
import { createDeferredRouter } from './createDeferredRouter';
import { DeferredRouterProvider } from './DeferredRouterProvider';

/** React yields to the browser after 5 ms of a transition. */
const renderMs = 3;
const partCount = 8;
let tasks = 0;
const rendered: number[] = [];

function renderSlowly(state: string): void {
  const started = performance.now();
  while (performance.now() - started < renderMs);
  if (state === 'loading') rendered.push(tasks);
}

function Part() {
  const { state } = useNavigation();
  renderSlowly(state);
  return <p>{state}</p>;
}

function countTasks(): () => void {
  const timer = setInterval(() => (tasks += 1), 0);
  return () => {
    clearInterval(timer);
  };
}

async function openSite(routes: RouteObject[]) {
  const router = createDeferredRouter(routes, {
    basename: '/',
    hydrationData: {},
    start: async (page) => createBrowserRouter(routes, page),
  });
  render(<DeferredRouterProvider router={router} />);
  await act(() => router.load());
  return router;
}

test('a navigation in progress is rendered in one task', async () => {
  const Page = () => Array.from({ length: partCount }, (_, index) => <Part key={index} />);
  const never = new Promise<never>(() => undefined);
  const router = await openSite([
    { path: '/', Component: Page },
    { path: '/next', loader: () => never },
  ]);
  const stopCounting = countTasks();

  void router.navigate('/next');
  // Not in `act`, which renders everything in one task.
  const parts = await screen.findAllByText('loading');
  stopCounting();

  expect(parts).toHaveLength(partCount);
  expect(new Set(rendered).size).toBe(1);
});

test('Back to a page that waits for nothing does not render the page that it leaves', async () => {
  const states: string[] = [];
  const Page = () => <p>{states.push(useNavigation().state)}</p>;
  const router = await openSite([
    { path: '/', loader: () => null, element: <p>first</p> },
    { path: '/next', Component: Page },
  ]);
  await act(() => router.navigate('/next'));
  const renderedBefore = states.length;

  // Not in `act`, which renders only the last state. React renders at once what an event changes.
  history.back();

  expect(await screen.findByText('first')).toBeVisible();
  expect(states).toHaveLength(renderedBefore);
});

test('a navigation in progress does not render the links of the page', async () => {
  const addresses: string[] = [];
  const Address = () => <p>{addresses.push(useHref('/next'))}</p>;
  const never = new Promise<never>(() => undefined);
  const router = await openSite([
    {
      path: '/',
      element: (
        <>
          <Address />
          <Part />
        </>
      ),
    },
    { path: '/next', loader: () => never },
  ]);
  const renderedBefore = addresses.length;

  void router.navigate('/next');

  expect(await screen.findByText('loading')).toBeVisible();
  expect(addresses).toHaveLength(renderedBefore);
});

test('a navigation in progress does not contain the routes of the shell', async () => {
  const navigations: object[] = [];
  const Page = () => <p>{navigations.push(useNavigation())}</p>;
  const never = new Promise<never>(() => undefined);
  const router = await openSite([
    { path: '/', Component: Page },
    { path: '/next', loader: () => never },
  ]);

  void router.navigate('/next');

  await waitFor(() => {
    expect(navigations.at(-1)).toMatchObject({ state: 'loading' });
  });
  expect(navigations.at(-1)).not.toHaveProperty('matches');
});

test('the result of a submitted form is shown while the page is loaded again', async () => {
  const Page = () => {
    const result = useActionData<string>();
    return <Form method="post">{result ?? <button>Send</button>}</Form>;
  };
  let loads = 0;
  await openSite([
    {
      path: '/',
      Component: Page,
      action: () => 'refused',
      loader: () => (loads++ === 0 ? null : new Promise<never>(() => undefined)),
    },
  ]);

  await userEvent.click(screen.getByRole('button'));

  expect(await screen.findByText('refused')).toBeVisible();
  expect(loads).toBe(2);
});
