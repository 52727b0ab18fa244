import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import shellMessages from '../../locales/en/shell.json';
import { createI18n } from '../locale/createI18n';
import { createBrowserHost } from '../remotes/createBrowserHost';
import { SiteRoot } from '../SiteRoot';
import { createSiteStore } from '../store/createSiteStore';
import { aPageContext } from '../testing/aPageContext';
import { aShellState } from '../testing/aShellState';
import { SitePage } from './SitePage';

/** Renders the whole document of a site with a page that never arrives. */
function openSite() {
  const store = createSiteStore({
    transport: () => Promise.reject(new Error('no call')),
    preloadedState: aShellState({ isInit: true }),
  });
  const page = aPageContext();
  const { live, styles } = page;
  const listStyles = jest.spyOn(styles, 'list');
  const host = createBrowserHost({
    language: 'en',
    store,
    live,
    styles,
    messages: {},
    isDevelopment: false,
    sendReport: () => undefined,
    onViolation: () => undefined,
    onStale: () => undefined,
  });
  const pages = { load: () => Promise.resolve(undefined), get: () => undefined };
  const messages = createI18n('en', { shell: shellMessages });
  const never = new Promise<never>(() => undefined);
  const router = createMemoryRouter([
    {
      Component: SitePage,
      children: [
        { path: '/', element: 'the first page' },
        { path: '/next', loader: () => never, element: 'the next page' },
      ],
    },
  ]);
  render(
    <SiteRoot services={{ store, messages, host, pages, page, isHydrating: () => false }}>
      <RouterProvider router={router} />
    </SiteRoot>,
    { container: document },
  );
  return { router, countDocuments: () => listStyles.mock.calls.length };
}

test('the start of a navigation shows its progress without rendering the document again', async () => {
  const { router, countDocuments } = openSite();
  const before = countDocuments();

  await act(async () => void router.navigate('/next'));

  expect(before).toBeGreaterThan(0);
  expect(screen.getByText('the first page')).toBeVisible();
  expect(screen.getByText(shellMessages.frame.loading)).toBeVisible();
  expect(countDocuments()).toBe(before);
});
