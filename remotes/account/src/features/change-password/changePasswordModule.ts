import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { ChangePasswordPage } from './ChangePasswordPage';
import { submitChange } from './submitChange';

export const changePasswordModule: RouteModule = {
  submit: submitChange,
  Component: ChangePasswordPage,
};
