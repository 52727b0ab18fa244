import type { LazyPages } from '@tidegate/contracts/remotes/remoteModule';
import { changePasswordCode } from '../features/change-password/changePasswordCode';
import { myAccountCode } from '../features/manage-account/myAccountCode';
import { addressesCode } from '../features/manage-addresses/addressesCode';
import { dataCode } from '../features/manage-data/dataCode';
import { devicesCode } from '../features/manage-devices/devicesCode';
import { accountDetailsCode } from '../features/show-account-details/accountDetailsCode';

/** The pages behind the login, which the login page need not load. */
export const lazyPages: LazyPages = {
  '/myAccount': myAccountCode,
  '/myAccount/Info': accountDetailsCode,
  '/myAccount/changePassword': changePasswordCode,
  '/myAccount/deviceManage': devicesCode,
  '/myAccount/dnsSettings': addressesCode,
  '/myAccount/data': dataCode,
};
