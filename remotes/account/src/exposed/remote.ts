import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import { changePasswordRoute } from '../features/change-password/changePasswordRoute';
import { loginRoute } from '../features/log-in/loginRoute';
import { myAccountRoute } from '../features/manage-account/myAccountRoute';
import {
  forgetPasswordRoute,
  resetPasswordRoute,
} from '../features/reset-password/resetPasswordRoutes';
import { registerAccountEndpoints } from '../shared/accountApi';

const account: RemoteModule = {
  name: 'account',
  routes: [
    loginRoute,
    forgetPasswordRoute,
    resetPasswordRoute,
    myAccountRoute,
    changePasswordRoute,
  ],
  slots: [],
  registerEndpoints: registerAccountEndpoints,
};

export default account;
