import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { ChangePasswordPage } from './ChangePasswordPage';
import { submitChange } from './submitChange';

/** Not swap-safe, because a swap would lose typed input. */
export const changePasswordRoute: RemoteRoute = {
  path: '/myAccount/changePassword',
  head: { title: 'password.change.heading', description: 'password.change.lead' },
  isSwapSafe: false,
  access: 'account',
  submit: submitChange,
  Component: ChangePasswordPage,
};
