import type { AppFamily } from '@tidegate/contracts/visitors/appTypes';

export const familyKeys = {
  ios: 'settings.devices.families.ios',
  mac: 'settings.devices.families.mac',
  android: 'settings.devices.families.android',
  androidSdk: 'settings.devices.families.androidSdk',
  chrome: 'settings.devices.families.chrome',
  windows: 'settings.devices.families.windows',
  web: 'settings.devices.families.web',
} as const satisfies Record<AppFamily, string>;
