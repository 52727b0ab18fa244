import type {
  DeleteAccount,
  deleteAccountPath,
  exportAccountPath,
} from '@tidegate/contracts/api/privacy';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

/** A link leads there: the browser keeps what comes in a file. */
export const exportPath: typeof exportAccountPath = '/api/mms/account/v1/web/export';

/** Adds the call that deletes an account. */
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

/** The page's API with this call; it exists once the shell has registered them. */
export const dataApi = siteApi as unknown as ReturnType<typeof registerDataEndpoints>;
