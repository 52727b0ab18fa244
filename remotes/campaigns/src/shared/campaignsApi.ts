import { plansPath } from '@tidegate/contracts/api/catalogue/endpoints';
import type { PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import { asRegistered } from '@tidegate/contracts/remotes/asRegistered';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';
import { toServerMoment, type Moment } from './siteClock';

export const registerCampaignsEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      // A query, so its cached result carries the server's moment to the browser.
      campaignsMoment: build.query<Moment, void>({
        // Regions are rendered one by one and must share the instant of their page.
        queryFn: () => ({
          data:
            typeof document === 'undefined'
              ? toServerMoment(performance.timeOrigin)
              : { instantMs: Date.now(), isServerClock: false },
        }),
        keepUnusedDataFor: Infinity,
      }),
      campaignsPlans: build.query<PlanList, Currency>({
        query: (currency) => ({ method: 'GET', path: plansPath, search: { currency } }),
        providesTags: ['Plans'],
      }),
    }),
  });

export const campaignsApi = asRegistered(siteApi, registerCampaignsEndpoints);
