import { SiteError } from '@tidegate/contracts/siteError';

export function tooManyDevices(limit: number): SiteError {
  return new SiteError('devices.limitReached', 'Every place of the account is taken', {
    details: { limit, manage_path: '/myAccount/deviceManage' },
  });
}

/** One code for an unknown device and another account's, to reveal nothing about others. */
export function unknownDevice(): SiteError {
  return new SiteError('devices.unknown', 'The account has no such device');
}
