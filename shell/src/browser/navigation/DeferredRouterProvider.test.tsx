import { render, screen } from '@testing-library/react';
import { createBrowserRouter, useNavigation, type RouteObject } from 'react-router-dom';
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

test('a navigation in progress is rendered in one task', async () => {
  const Page = () => Array.from({ length: partCount }, (_, index) => <Part key={index} />);
  const never = new Promise<never>(() => undefined);
  const routes: RouteObject[] = [
    { path: '/', Component: Page },
    { path: '/next', loader: () => never },
  ];
  const router = createDeferredRouter(routes, {
    basename: '/',
    hydrationData: {},
    start: async (page) => createBrowserRouter(routes, page),
  });
  render(<DeferredRouterProvider router={router} />);
  await router.load();
  const stopCounting = countTasks();

  void router.navigate('/next');
  // Not in `act`, which renders everything in one task.
  const parts = await screen.findAllByText('loading');
  stopCounting();

  expect(parts).toHaveLength(partCount);
  expect(new Set(rendered).size).toBe(1);
});
