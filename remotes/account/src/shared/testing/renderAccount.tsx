import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultLanguage } from '@tidegate/contracts/languages';
import { siteApi } from '@tidegate/contracts/siteApi';
import type { UserState } from '@tidegate/contracts/store/userState';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import english from '../../../locales/en/account.json';
import account from '../../exposed/remote';
import { createFakeTransport, type Replies } from './fakeTransport';
import { toTestRoute } from './testRoute';
import { createTestStore, visitor } from './testStore';
import { createTestWords } from './testWords';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <main>{`You are at ${pathname}${search}`}</main>;
}

/** Opens a path of the account pages as `user`; every other path only says where it is. */
export function renderAccount(
  path: string,
  { replies = {}, user = visitor }: { replies?: Replies; user?: UserState } = {},
) {
  account.registerEndpoints?.(siteApi);
  const { transport, requests } = createFakeTransport(replies);
  const store = createTestStore(transport, defaultLanguage, user);
  const words = createTestWords({ account: english });
  const pages = account.routes.map((route) => toTestRoute(route, store, words));
  const router = createMemoryRouter([...pages, { path: '*', Component: Elsewhere }], {
    initialEntries: [path],
  });
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={words}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), router, store, requests };
}
