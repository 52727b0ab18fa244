import type { PlanList, plansPath } from '@tidegate/contracts/api/catalogue';
import type { Currency } from '@tidegate/contracts/money';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

const path: typeof plansPath = '/api/mms/payment/v1/providers/plans';

/** Adds the calls of pricing to the page's one API. */
export const registerPricingEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      /** Plans in one currency, or in the catalogue's own when none is chosen. */
      pricingPlanList: build.query<PlanList, Currency | null>({
        query: (currency) => ({ method: 'GET', path, ...(currency && { search: { currency } }) }),
        providesTags: ['Plans'],
      }),
    }),
  });

/** The site's API as pricing sees it once the shell has registered the endpoints. */
export const pricingApi = siteApi as unknown as ReturnType<typeof registerPricingEndpoints>;
