import type { LazyPages } from '@tidegate/contracts/remotes/remoteModule';
import { changePasswordModule } from '../features/change-password/changePasswordModule';
import { myAccountModule } from '../features/manage-account/myAccountModule';
import { addressesModule } from '../features/manage-addresses/addressesModule';
import { dataModule } from '../features/manage-data/dataModule';
import { devicesModule } from '../features/manage-devices/devicesModule';
import { accountDetailsModule } from '../features/show-account-details/accountDetailsModule';

/** The pages behind the login, which the login page need not load. */
export const lazyPages: LazyPages = {
  '/myAccount': myAccountModule,
  '/myAccount/Info': accountDetailsModule,
  '/myAccount/changePassword': changePasswordModule,
  '/myAccount/deviceManage': devicesModule,
  '/myAccount/dnsSettings': addressesModule,
  '/myAccount/data': dataModule,
};
