import type { VisitorLocation, StunServers } from '@tidegate/contracts/api/visitors/schemas';
import type { geoPath, stunPath } from '@tidegate/contracts/api/visitors/endpoints';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

const locationPath: typeof geoPath = '/api/mms/account/v1/geo_info';
const serversPath: typeof stunPath = '/api/mms/account/v1/stun_servers';

export const registerToolsEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      // A query, because the POST with an empty body changes nothing.
      toolsVisitorLocation: build.query<VisitorLocation, void>({
        query: () => ({ method: 'POST', path: locationPath }),
      }),
      toolsStunServers: build.query<StunServers, void>({
        query: () => ({ method: 'GET', path: serversPath }),
      }),
    }),
  });

/** Usable only after the shell has called `registerToolsEndpoints`. */
export const toolsApi = siteApi as unknown as ReturnType<typeof registerToolsEndpoints>;
