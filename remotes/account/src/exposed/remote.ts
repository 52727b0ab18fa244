import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { changePasswordRoute } from '../features/change-password/changePasswordRoute';
import { loginRoute } from '../features/log-in/loginRoute';
import { myAccountRoute } from '../features/manage-account/myAccountRoute';
import { addressesRoute } from '../features/manage-addresses/addressesRoute';
import { registerDataEndpoints } from '../features/manage-data/dataApi';
import { dataRoute } from '../features/manage-data/dataRoute';
import { devicesRoute } from '../features/manage-devices/devicesRoute';
import {
  forgetPasswordRoute,
  resetPasswordRoute,
} from '../features/reset-password/resetPasswordRoutes';
import { accountDetailsRoute } from '../features/show-account-details/accountDetailsRoute';
import { registerAccountEndpoints } from '../shared/accountApi';
import { registerSettingsEndpoints } from '../shared/settingsApi';

const account: RemoteModule = {
  name: 'account',
  routes: [
    loginRoute,
    forgetPasswordRoute,
    resetPasswordRoute,
    myAccountRoute,
    accountDetailsRoute,
    changePasswordRoute,
    devicesRoute,
    addressesRoute,
    dataRoute,
  ],
  slots: [],
  lazyPages: async () => (await import(/* webpackChunkName: "lazy" */ './lazyPages')).lazyPages,
  registerEndpoints: (api) => {
    registerAccountEndpoints(api);
    registerSettingsEndpoints(api);
    registerDataEndpoints(api);
  },
};

export default account;
