import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { LoginPage } from './LoginPage';
import { submitLogin } from './submitLogin';

/** Not swap-safe, because a swap would lose typed input. */
export const loginRoute: RemoteRoute = {
  path: '/login',
  head: { title: 'login.head.title', description: 'login.head.description' },
  isSwapSafe: false,
  access: 'public',
  submit: submitLogin,
  Component: LoginPage,
};
