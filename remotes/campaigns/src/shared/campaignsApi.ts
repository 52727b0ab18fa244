import type { PlanList, plansPath } from '@tidegate/contracts/api/catalogue';
import type { Currency } from '@tidegate/contracts/money';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';
import type { Moment } from './siteClock';

/** Adds this remote's calls to the page's one API. */
export const registerCampaignsEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      // A query, so that the server's instant reaches the browser with the rest of the cache. It is
      // kept for the life of the page: `toSiteInstant` counts on from it.
      campaignsMoment: build.query<Moment, void>({
        // Regions of one page are rendered one by one: each takes the instant of the page.
        queryFn: () => ({
          data:
            typeof document === 'undefined'
              ? { instantMs: performance.timeOrigin, isServerClock: true }
              : { instantMs: Date.now(), isServerClock: false },
        }),
        keepUnusedDataFor: Infinity,
      }),
      campaignsPlans: build.query<PlanList, Currency>({
        query: (currency) => ({
          method: 'GET',
          path: '/api/mms/payment/v1/providers/plans' satisfies typeof plansPath,
          search: { currency },
        }),
        providesTags: ['Plans'],
      }),
    }),
  });

/** The page's API with this remote's calls; they exist once the shell has registered them. */
export const campaignsApi = siteApi as unknown as ReturnType<typeof registerCampaignsEndpoints>;
