import type { DeleteAccount } from '@tidegate/contracts/api/account/schemas';
import type {
  deleteAccountPath,
  exportAccountPath,
} from '@tidegate/contracts/api/account/endpoints';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

/** The target of a plain link; the reply is a file download. */
export const exportPath: typeof exportAccountPath = '/api/mms/account/v1/web/export';

export const registerDataEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      accountDelete: build.mutation<null, DeleteAccount>({
        query: (body) => ({
          method: 'POST',
          path: '/api/mms/account/v1/web/delete' satisfies typeof deleteAccountPath,
          body,
        }),
      }),
    }),
  });

/** Usable only after the shell has called `registerDataEndpoints`. */
export const dataApi = siteApi as unknown as ReturnType<typeof registerDataEndpoints>;
