import type { RemoteRoute } from '@tidegate/contracts/remoteModule';
import { ForgetPasswordPage } from './ForgetPasswordPage';
import { ResetPasswordPage } from './ResetPasswordPage';
import { submitReset } from './submitReset';

/** Keeps its release while open, so that nothing typed is lost. */
const page = {
  isSwapSafe: false,
  access: 'public',
  submit: submitReset,
} as const;

/** Asking for a code, then using it on the same page. */
export const forgetPasswordRoute: RemoteRoute = {
  ...page,
  path: '/forgetPassword',
  head: { title: 'password.forgot.heading', description: 'password.forgot.lead' },
  Component: ForgetPasswordPage,
};

/** Where the link of the mail leads. */
export const resetPasswordRoute: RemoteRoute = {
  ...page,
  path: '/resetPassword',
  head: { title: 'password.reset.heading', description: 'password.reset.lead' },
  Component: ResetPasswordPage,
};
