import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import { loginRoute } from '../features/log-in/loginRoute';
import { myAccountRoute } from '../features/manage-account/myAccountRoute';
import { registerAccountEndpoints } from '../shared/accountApi';

const account: RemoteModule = {
  name: 'account',
  routes: [loginRoute, myAccountRoute],
  slots: [],
  registerEndpoints: registerAccountEndpoints,
};

export default account;
