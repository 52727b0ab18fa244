import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';
import { ChangePasswordPage } from './ChangePasswordPage';
import { submitChange } from './submitChange';

export const changePasswordRoute: RemoteRoute = {
  ...accountPage,
  path: '/myAccount/changePassword',
  head: { title: 'password.change.heading', description: 'password.change.lead' },
  submit: submitChange,
  Component: ChangePasswordPage,
};
