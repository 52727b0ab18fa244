import {
  bindUserIpPath,
  dnsSettingsPath,
  endOtherSessionsPath,
  endSessionPath,
  listDevicesPath,
  listSessionsPath,
  queryUserIpPath,
  removeUserIpPath,
  unbindDevicePath,
} from '@tidegate/contracts/api/settings/endpoints';
import type {
  BindUserIpRequest,
  DeviceList,
  DnsSettings,
  EndSessionRequest,
  SessionList,
  UnbindDeviceRequest,
  UserIp,
} from '@tidegate/contracts/api/settings/schemas';
import { asRegistered } from '@tidegate/contracts/remotes/asRegistered';
import { get, post } from '@tidegate/contracts/remotes/requests';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

/** Devices, sessions and addresses; their pages refetch on every visit. */
export const registerSettingsEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      accountDevices: build.query<DeviceList, void>({ query: () => get(listDevicesPath) }),
      accountUnbindDevice: build.mutation<null, UnbindDeviceRequest>({
        query: (body) => post(unbindDevicePath, body),
      }),
      accountSessions: build.query<SessionList, void>({ query: () => get(listSessionsPath) }),
      accountEndSession: build.mutation<null, EndSessionRequest>({
        query: (body) => post(endSessionPath, body),
      }),
      accountEndOthers: build.mutation<null, void>({ query: () => post(endOtherSessionsPath) }),
      accountUserIp: build.query<UserIp, void>({ query: () => post(queryUserIpPath) }),
      accountBindIp: build.mutation<UserIp, BindUserIpRequest>({
        query: (body) => post(bindUserIpPath, body),
      }),
      accountRemoveIp: build.mutation<UserIp, void>({ query: () => post(removeUserIpPath) }),
      accountDns: build.query<DnsSettings, void>({ query: () => get(dnsSettingsPath) }),
      accountSetDns: build.mutation<DnsSettings, DnsSettings>({
        query: (body) => post(dnsSettingsPath, body),
      }),
    }),
  });

export const settingsApi = asRegistered(siteApi, registerSettingsEndpoints);
