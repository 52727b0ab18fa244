import {
  changePasswordPath,
  loginPath,
  logoutPath,
  profilePath,
  reauthenticatePath,
  requestVerificationPath,
  resetPasswordPath,
  setPasswordPath,
  validateVerificationPath,
} from '@tidegate/contracts/api/account/endpoints';
import type {
  ChangePassword,
  RequestVerification,
  ResetPassword,
  SetPassword,
  Ticket,
  ValidateVerification,
} from '@tidegate/contracts/api/account/passwordSchemas';
import type {
  LoginRequest,
  PageGrant,
  Profile,
  Reauthenticate,
} from '@tidegate/contracts/api/account/schemas';
import { mySubscriptionPath } from '@tidegate/contracts/api/orders/endpoints';
import type { MySubscription } from '@tidegate/contracts/api/orders/schemas';
import { asRegistered } from '@tidegate/contracts/remotes/asRegistered';
import { get, post } from '@tidegate/contracts/remotes/requests';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';
import type { BotCheckAction } from '@tidegate/contracts/visitors/botCheck';

const checkedAs = (action: BotCheckAction) => ({ botCheck: { action, kind: 'r3' } }) as const;

export const registerAccountEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      accountLogin: build.mutation<PageGrant, LoginRequest>({
        query: (body) => post(loginPath, body, checkedAs('login')),
        invalidatesTags: ['Profile'],
      }),
      accountReauthenticate: build.mutation<PageGrant, Reauthenticate>({
        query: (body) => post(reauthenticatePath, body),
      }),
      // Invalidates no tags: the open page would refetch its profile without a session.
      accountLogout: build.mutation<null, void>({ query: () => post(logoutPath) }),
      accountProfile: build.query<Profile, void>({
        query: () => get(profilePath),
        providesTags: ['Profile'],
      }),
      accountPlan: build.query<MySubscription, void>({
        query: () => get(mySubscriptionPath, { page: '1' }),
        providesTags: ['Orders'],
      }),
      accountRequestCode: build.mutation<null, RequestVerification>({
        query: (body) => post(requestVerificationPath, body, checkedAs('verification')),
      }),
      accountValidateCode: build.mutation<Ticket, ValidateVerification>({
        query: (body) => post(validateVerificationPath, body, checkedAs('validation')),
      }),
      accountResetPassword: build.mutation<null, ResetPassword>({
        query: (body) => post(resetPasswordPath, body),
      }),
      accountChangePassword: build.mutation<null, ChangePassword>({
        query: (body) => post(changePasswordPath, body),
      }),
      accountSetPassword: build.mutation<null, SetPassword>({
        query: (body) => post(setPasswordPath, body),
        invalidatesTags: ['Profile'],
      }),
    }),
  });

export const accountApi = asRegistered(siteApi, registerAccountEndpoints);
