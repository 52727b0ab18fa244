import type {
  LoginRequest,
  Profile,
  Reauthenticate,
  SessionGrant,
} from '@tidegate/contracts/api/account/schemas';
import type {
  loginPath,
  logoutPath,
  profilePath,
  reauthenticatePath,
  changePasswordPath,
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
import type { BotCheckAction } from '@tidegate/contracts/visitors/botCheck';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

/** The edge stores the token and returns a session name in its place. */
export interface LoginSession extends Omit<SessionGrant, 'token'> {
  session: string;
}

const post = (path: string, action?: BotCheckAction) => (body: unknown) => ({
  method: 'POST' as const,
  path,
  body,
  ...(action && { botCheck: { action, kind: 'r3' as const } }),
});

export const registerAccountEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      accountLogin: build.mutation<LoginSession, LoginRequest>({
        query: post('/api/mms/account/v1/web/login' satisfies typeof loginPath, 'login'),
        invalidatesTags: ['Profile'],
      }),
      accountReauthenticate: build.mutation<LoginSession, Reauthenticate>({
        query: post('/api/mms/account/v1/web/reauthenticate' satisfies typeof reauthenticatePath),
      }),
      // Invalidates no tags: the open page would refetch its profile without a session.
      accountLogout: build.mutation<null, void>({
        query: () => ({
          method: 'POST',
          path: '/api/mms/account/v1/web/logout' satisfies typeof logoutPath,
        }),
      }),
      accountProfile: build.query<Profile, void>({
        query: () => ({
          method: 'GET',
          path: '/api/mms/account/v1/web/profile' satisfies typeof profilePath,
        }),
        providesTags: ['Profile'],
      }),
      accountRequestCode: build.mutation<null, RequestVerification>({
        query: post(
          '/api/mms/account/v1/verification/request' satisfies typeof requestVerificationPath,
          'verification',
        ),
      }),
      accountValidateCode: build.mutation<Ticket, ValidateVerification>({
        query: post(
          '/api/mms/account/v1/verification/validate' satisfies typeof validateVerificationPath,
          'validation',
        ),
      }),
      accountResetPassword: build.mutation<null, ResetPassword>({
        query: post('/api/mms/account/v1/web/reset_password' satisfies typeof resetPasswordPath),
      }),
      accountChangePassword: build.mutation<null, ChangePassword>({
        query: post('/api/mms/account/v1/web/change_password' satisfies typeof changePasswordPath),
      }),
      accountSetPassword: build.mutation<null, SetPassword>({
        query: post('/api/mms/account/v1/web/set_password' satisfies typeof setPasswordPath),
        invalidatesTags: ['Profile'],
      }),
    }),
  });

/** Usable only after the shell has called `registerAccountEndpoints`. */
export const accountApi = siteApi as unknown as ReturnType<typeof registerAccountEndpoints>;
