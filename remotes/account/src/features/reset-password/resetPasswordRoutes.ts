import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';
import { ForgetPasswordPage } from './ForgetPasswordPage';
import { ResetPasswordPage } from './ResetPasswordPage';
import { submitReset } from './submitReset';

const page = { ...accountPage, access: 'public', submit: submitReset } as const;

export const forgetPasswordRoute: RemoteRoute = {
  ...page,
  path: '/forgetPassword',
  head: { title: 'password.forgot.heading', description: 'password.forgot.lead' },
  Component: ForgetPasswordPage,
};

export const resetPasswordRoute: RemoteRoute = {
  ...page,
  path: '/resetPassword',
  head: { title: 'password.reset.heading', description: 'password.reset.lead' },
  Component: ResetPasswordPage,
};
