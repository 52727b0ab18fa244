import type { RemoteRoute } from '@tidegate/contracts/remoteModule';
import { ChangePasswordPage } from './ChangePasswordPage';
import { submitChange } from './submitChange';

/** `/myAccount/changePassword`: keeps its release while open, so that nothing typed is lost. */
export const changePasswordRoute: RemoteRoute = {
  path: '/myAccount/changePassword',
  head: { title: 'password.change.heading', description: 'password.change.lead' },
  isSwapSafe: false,
  access: 'account',
  submit: submitChange,
  Component: ChangePasswordPage,
};
