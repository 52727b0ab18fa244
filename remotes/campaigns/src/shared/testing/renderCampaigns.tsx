import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import type { RemoteRoute } from '@tidegate/contracts/remoteModule';
import { siteApi } from '@tidegate/contracts/siteApi';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import english from '../../../locales/en/campaigns.json';
import campaigns from '../../exposed/remote';
import { campaignsApi } from '../campaignsApi';
import { campaignsSlice } from '../campaignsSlice';
import type { Moment } from '../siteClock';
import { createFakeTransport, type Replies } from './fakeTransport';
import { toTestRoute } from './testRoute';
import { createTestStore } from './testStore';
import { createTestWords } from './testWords';

interface Scene {
  replies: Replies;
  language?: Language;
  /** What the server found when it rendered the page; without it the browser's clock is asked. */
  moment?: Moment;
}

// The shell's home page as far as this remote is concerned: a place for its banner.
const home: RemoteRoute[] = campaigns.slots.map(({ isSwapSafe, load, Component }) => ({
  path: '/',
  head: { title: 'banner.label', description: 'banner.label' },
  isSwapSafe,
  access: 'public',
  ...(load && { load }),
  Component,
}));

/** Opens a path of the campaigns, or `/` for the banner, always with English words. */
export async function renderCampaigns(
  path: string,
  { replies, language = defaultLanguage, moment }: Scene,
) {
  campaigns.registerEndpoints?.(siteApi);
  const { transport, requests } = createFakeTransport(replies);
  const store = createTestStore(transport, language, { campaigns: campaignsSlice.reducer });
  if (moment) {
    await store.dispatch(campaignsApi.util.upsertQueryData('campaignsMoment', undefined, moment));
  }
  const words = createTestWords({ campaigns: english });
  const router = createMemoryRouter(
    [...home, ...campaigns.routes].map((route) => toTestRoute(route, store, words)),
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
