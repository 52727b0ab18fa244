export const listDevicesPath = '/api/mms/account/v1/web/device/list';
export const unbindDevicePath = '/api/mms/account/v1/web/device/unbind';
export const listSessionsPath = '/api/mms/account/v1/web/session/list';
export const endSessionPath = '/api/mms/account/v1/web/session/end';
export const endOtherSessionsPath = '/api/mms/account/v1/web/session/end_others';
export const queryUserIpPath = '/api/mms/account/v1/web/user_ip/query';
export const bindUserIpPath = '/api/mms/account/v1/web/user_ip/bind';
export const removeUserIpPath = '/api/mms/account/v1/web/user_ip/remove';
export const dnsSettingsPath = '/api/mms/account/v1/web/dns_settings';

/** The number of custom DNS resolvers that an account may set. */
export const maxResolvers = 2;
