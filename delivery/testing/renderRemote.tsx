import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { siteApi } from '@tidegate/contracts/siteApi';
import type { UserState } from '@tidegate/contracts/store/userState';
import type { ResourceKey } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createFakeTransport, type Replies } from './fakeTransport';
import { toTestRoute } from './toTestRoute';
import { createTestStore } from './testStore';
import { createTestMessages } from './createTestMessages';

export interface Visit {
  replies?: Replies;
  /** The chosen language; messages stay English. */
  language?: Language;
  currency?: Currency;
  /** The signed-in user; signed out by default. */
  user?: UserState;
  /** Actions dispatched before the page opens. */
  earlier?: readonly UnknownAction[];
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <main>{`You are at ${pathname}${search}`}</main>;
}

/** Opens a path of a remote with English messages; any other path only renders its URL. */
export function renderRemote(
  { remote, english }: { remote: RemoteModule; english: ResourceKey },
  path: string,
  { replies = {}, earlier = [], ...visitor }: Visit = {},
) {
  remote.registerEndpoints?.(siteApi);
  const { transport, requests } = createFakeTransport(replies);
  const store = createTestStore({ remote, transport, ...visitor });
  for (const action of earlier) store.dispatch(action);
  const messages = createTestMessages({ [remote.name]: english });
  const pages = remote.routes.map((route) => toTestRoute(remote, route, store, messages));
  const router = createMemoryRouter([...pages, { path: '*', Component: Elsewhere }], {
    initialEntries: [path],
  });
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={messages}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), router, store, requests };
}
