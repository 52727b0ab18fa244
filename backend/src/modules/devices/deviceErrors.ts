import { SiteError } from '@tidegate/contracts/siteError';

export function tooManyDevices(limit: number): SiteError {
  return new SiteError('devices.limitReached', 'Every place of the account is taken', {
    details: { limit, manage_path: '/myAccount/deviceManage' },
  });
}

/** One code for a device of nobody's and one of another account: which it was is told to nobody. */
export function unknownDevice(): SiteError {
  return new SiteError('devices.unknown', 'The account has no such device');
}
