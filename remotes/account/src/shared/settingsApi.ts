import type {
  BindUserIpRequest,
  DnsSettings,
  UserIp,
  DeviceList,
  UnbindDeviceRequest,
  EndSessionRequest,
  SessionList,
} from '@tidegate/contracts/api/settings/schemas';
import type {
  bindUserIpPath,
  dnsSettingsPath,
  queryUserIpPath,
  removeUserIpPath,
  listDevicesPath,
  unbindDevicePath,
  endOtherSessionsPath,
  endSessionPath,
  listSessionsPath,
} from '@tidegate/contracts/api/settings/endpoints';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

const devicePath = '/api/mms/account/v1/web/device';
const sessionPath = '/api/mms/account/v1/web/session';
const userIpPath = '/api/mms/account/v1/web/user_ip';
const dnsPath: typeof dnsSettingsPath = '/api/mms/account/v1/web/dns_settings';

/** Devices, sessions and addresses; their pages refetch on every visit. */
export const registerSettingsEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      accountDevices: build.query<DeviceList, void>({
        query: () => ({
          method: 'GET',
          path: `${devicePath}/list` satisfies typeof listDevicesPath,
        }),
      }),
      accountUnbindDevice: build.mutation<null, UnbindDeviceRequest>({
        query: (body) => ({
          method: 'POST',
          path: `${devicePath}/unbind` satisfies typeof unbindDevicePath,
          body,
        }),
      }),
      accountSessions: build.query<SessionList, void>({
        query: () => ({
          method: 'GET',
          path: `${sessionPath}/list` satisfies typeof listSessionsPath,
        }),
      }),
      accountEndSession: build.mutation<null, EndSessionRequest>({
        query: (body) => ({
          method: 'POST',
          path: `${sessionPath}/end` satisfies typeof endSessionPath,
          body,
        }),
      }),
      accountEndOthers: build.mutation<null, void>({
        query: () => ({
          method: 'POST',
          path: `${sessionPath}/end_others` satisfies typeof endOtherSessionsPath,
        }),
      }),
      accountUserIp: build.query<UserIp, void>({
        query: () => ({
          method: 'POST',
          path: `${userIpPath}/query` satisfies typeof queryUserIpPath,
        }),
      }),
      accountBindIp: build.mutation<UserIp, BindUserIpRequest>({
        query: (body) => ({
          method: 'POST',
          path: `${userIpPath}/bind` satisfies typeof bindUserIpPath,
          body,
        }),
      }),
      accountRemoveIp: build.mutation<UserIp, void>({
        query: () => ({
          method: 'POST',
          path: `${userIpPath}/remove` satisfies typeof removeUserIpPath,
        }),
      }),
      accountDns: build.query<DnsSettings, void>({
        query: () => ({ method: 'GET', path: dnsPath }),
      }),
      accountSetDns: build.mutation<DnsSettings, DnsSettings>({
        query: (body) => ({ method: 'POST', path: dnsPath, body }),
      }),
    }),
  });

/** Usable only after the shell has called `registerSettingsEndpoints`. */
export const settingsApi = siteApi as unknown as ReturnType<typeof registerSettingsEndpoints>;
