import type { RemoteRoute } from '@tidegate/contracts/remoteModule';
import { LoginPage } from './LoginPage';
import { submitLogin } from './submitLogin';

/** `/login`: keeps its release while open, so that nothing typed is lost. */
export const loginRoute: RemoteRoute = {
  path: '/login',
  head: { title: 'login.head.title', description: 'login.head.description' },
  isSwapSafe: false,
  access: 'public',
  submit: submitLogin,
  Component: LoginPage,
};
