import { geoPath, stunPath } from '@tidegate/contracts/api/visitors/endpoints';
import type { StunServers, VisitorLocation } from '@tidegate/contracts/api/visitors/schemas';
import { asRegistered } from '@tidegate/contracts/remotes/asRegistered';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

export const registerToolsEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      // A query, because the POST with an empty body changes nothing.
      toolsVisitorLocation: build.query<VisitorLocation, void>({
        query: () => ({ method: 'POST', path: geoPath }),
      }),
      toolsStunServers: build.query<StunServers, void>({
        query: () => ({ method: 'GET', path: stunPath }),
      }),
    }),
  });

export const toolsApi = asRegistered(siteApi, registerToolsEndpoints);
