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

/** Renders the whole document of a site whose page can be loaded once. */
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
  const router = createMemoryRouter(
    [{ Component: SitePage, children: [{ path: '/', loader: () => never, element: 'the page' }] }],
    { hydrationData: { loaderData: { '0-0': {} } } },
  );
  render(
    <SiteRoot services={{ store, messages, host, pages, page, isHydrating: () => false }}>
      <RouterProvider router={router} />
    </SiteRoot>,
    { container: document },
  );
  return { router, countDocuments: () => listStyles.mock.calls.length };
}

test('a page that is loaded again is not rendered before its data has arrived', async () => {
  const { router, countDocuments } = openSite();
  const before = countDocuments();

  await act(async () => void router.revalidate());

  expect(before).toBeGreaterThan(0);
  expect(screen.getByText('the page')).toBeVisible();
  expect(router.state.revalidation).toBe('loading');
  expect(countDocuments()).toBe(before);
});
