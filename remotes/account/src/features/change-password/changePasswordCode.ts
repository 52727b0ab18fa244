import type { PageCode } from '@tidegate/contracts/remotes/remoteModule';
import { ChangePasswordPage } from './ChangePasswordPage';
import { submitChange } from './submitChange';

export const changePasswordCode: PageCode = {
  submit: submitChange,
  Component: ChangePasswordPage,
};
