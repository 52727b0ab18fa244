import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import type { Region } from './region';
import type { RegionHost } from '../remoteHost';
import { RemoteHostProvider } from './RemoteHostContext';
import { SlotRegion } from './SlotRegion';

const shown: Region = {
  status: 'ready',
  remote: 'campaigns',
  version: '1.0.0',
  view: { kind: 'slot', slot: 'promotionBanner' },
  params: {},
};

const host: RegionHost = {
  get: () => undefined,
  accept: () => Promise.reject(new Error('nothing is loaded here')),
  report: () => undefined,
  markRendering: () => undefined,
  isRendering: () => false,
  findHtml: () => '<button>Close</button>',
};

function Page() {
  const { slot } = useLoaderData<{ slot: Region | Promise<Region> }>();
  return (
    <RemoteHostProvider value={host}>
      <SlotRegion region={slot} />
    </RemoteHostProvider>
  );
}

/** Opens a page as the server sent it; its loader decides the slot again. */
function openPage(decide: () => Promise<Region>) {
  const loader = () => ({ slot: decide() });
  const router = createMemoryRouter([{ id: 'page', path: '*', loader, Component: Page }], {
    hydrationData: { loaderData: { page: { slot: shown } } },
  });
  render(<RouterProvider router={router} />);
  return { decideAgain: () => act(() => router.revalidate()) };
}

test('a slot keeps its content while it is decided again and when the decision is the same', async () => {
  let settle: (region: Region) => void = () => undefined;
  const { decideAgain } = openPage(
    () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  );
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());

  await decideAgain();
  expect(close).toHaveFocus();
  await act(async () => settle({ ...shown }));

  expect(close).toHaveFocus();
});

test('a slot that no remote fills any more disappears', async () => {
  const { decideAgain } = openPage(() =>
    Promise.resolve({ status: 'unavailable', remote: 'campaigns' }),
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();

  await decideAgain();

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
