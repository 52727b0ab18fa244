import { deleteAccountPath } from '@tidegate/contracts/api/account/endpoints';
import type { DeleteAccount } from '@tidegate/contracts/api/account/schemas';
import { asRegistered } from '@tidegate/contracts/remotes/asRegistered';
import { post } from '@tidegate/contracts/remotes/requests';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

export const registerDataEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      accountDelete: build.mutation<null, DeleteAccount>({
        query: (body) => post(deleteAccountPath, body),
      }),
    }),
  });

export const dataApi = asRegistered(siteApi, registerDataEndpoints);
