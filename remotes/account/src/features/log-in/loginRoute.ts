import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { accountPage } from '../../shared/accountPage';
import { LoginPage } from './LoginPage';
import { submitLogin } from './submitLogin';

export const loginRoute: RemoteRoute = {
  ...accountPage,
  path: '/login',
  head: { title: 'login.head.title', description: 'login.head.description' },
  access: 'public',
  submit: submitLogin,
  Component: LoginPage,
};
