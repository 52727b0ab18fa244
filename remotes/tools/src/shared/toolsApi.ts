import type { VisitorLocation, geoPath } from '@tidegate/contracts/api/geo';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

const path: typeof geoPath = '/api/mms/account/v1/geo_info';

/** Adds the tools' calls to the page's one API. */
export const registerToolsEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      // The call is a POST with an empty body, but it only asks.
      toolsVisitorLocation: build.query<VisitorLocation, void>({
        query: () => ({ method: 'POST', path }),
      }),
    }),
  });

/** The site's API as the tools see it once the shell has registered the endpoints. */
export const toolsApi = siteApi as unknown as ReturnType<typeof registerToolsEndpoints>;
