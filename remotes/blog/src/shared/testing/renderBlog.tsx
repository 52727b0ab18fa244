import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { siteApi } from '@tidegate/contracts/siteApi';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import english from '../../../locales/en/blog.json';
import blog from '../../exposed/remote';
import { blogSlice } from '../blogSlice';
import { createFakeTransport, type Replies } from './fakeTransport';
import { toTestRoute } from './testRoute';
import { createTestStore } from './testStore';
import { createTestWords } from './testWords';

/** Opens a path of the blog, always with English words; `language` is what the visitor chose. */
export function renderBlog(
  path: string,
  { replies, language = defaultLanguage }: { replies: Replies; language?: Language },
) {
  blog.registerEndpoints?.(siteApi);
  const { transport, requests } = createFakeTransport(replies);
  const store = createTestStore(transport, language, { blog: blogSlice.reducer });
  const words = createTestWords({ blog: english });
  const router = createMemoryRouter(
    blog.routes.map((route) => toTestRoute(route, store, words)),
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
