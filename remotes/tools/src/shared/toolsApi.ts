import type { VisitorLocation, geoPath } from '@tidegate/contracts/api/geo';
import type { StunServers, stunPath } from '@tidegate/contracts/api/stun';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

const locationPath: typeof geoPath = '/api/mms/account/v1/geo_info';
const serversPath: typeof stunPath = '/api/mms/account/v1/stun_servers';

/** Adds the tools' calls to the page's one API. */
export const registerToolsEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      // The call is a POST with an empty body, but it only asks.
      toolsVisitorLocation: build.query<VisitorLocation, void>({
        query: () => ({ method: 'POST', path: locationPath }),
      }),
      toolsStunServers: build.query<StunServers, void>({
        query: () => ({ method: 'GET', path: serversPath }),
      }),
    }),
  });

/** The site's API as the tools see it once the shell has registered the endpoints. */
export const toolsApi = siteApi as unknown as ReturnType<typeof registerToolsEndpoints>;
