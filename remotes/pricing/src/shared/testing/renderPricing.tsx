import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { siteApi } from '@tidegate/contracts/siteApi';
import { planChosen } from '@tidegate/contracts/store/pricingState';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import english from '../../../locales/en/pricing.json';
import pricing from '../../exposed/remote';
import { pricingSlice } from '../pricingSlice';
import { createFakeTransport, type Replies } from './fakeTransport';
import { toTestRoute } from './testRoute';
import { createTestStore } from './testStore';
import { createTestWords } from './testWords';

interface PricingVisit {
  replies: Replies;
  language?: Language;
  /** The plan that the visitor, or a campaign, chose earlier. */
  wantedProductId?: string;
}

/** Opens a path of pricing, always with English words; `language` is what the visitor chose. */
export function renderPricing(
  path: string,
  { replies, language = defaultLanguage, wantedProductId }: PricingVisit,
) {
  pricing.registerEndpoints?.(siteApi);
  const { transport, requests } = createFakeTransport(replies);
  const store = createTestStore(transport, language, { pricing: pricingSlice.reducer });
  if (wantedProductId) store.dispatch(planChosen({ productId: wantedProductId }));
  const words = createTestWords({ pricing: english });
  const router = createMemoryRouter(
    pricing.routes.map((route) => toTestRoute(route, store, words)),
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
