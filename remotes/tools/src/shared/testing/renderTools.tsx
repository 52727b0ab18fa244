import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { siteApi } from '@tidegate/contracts/siteApi';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import english from '../../../locales/en/tools.json';
import tools from '../../exposed/remote';
import { createFakeTransport, type Replies } from './fakeTransport';
import { toTestRoute } from './testRoute';
import { createTestStore } from './testStore';
import { createTestWords } from './testWords';

/** Opens a path of the tools, always with English words; `language` is what the visitor chose. */
export function renderTools(
  path: string,
  { replies, language = defaultLanguage }: { replies: Replies; language?: Language },
) {
  tools.registerEndpoints?.(siteApi);
  const { transport, requests } = createFakeTransport(replies);
  const store = createTestStore(transport, language, {});
  const words = createTestWords({ tools: english });
  const router = createMemoryRouter(
    tools.routes.map((route) => toTestRoute(route, store, words)),
    { initialEntries: [path] },
  );
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={words}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), router, store, requests };
}
