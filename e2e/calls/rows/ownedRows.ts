import { randomUUID } from 'node:crypto';
import {
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
import {
  dnsSettingsReplySchema,
  userIpReplySchema,
  type DeviceList,
  listDevicesReplySchema,
  listSessionsReplySchema,
  type SessionList,
} from '@tidegate/contracts/api/settings/schemas';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { type Caller, choosePassword, logInAgain } from '../caller';
import { type CallRow, nothing } from '../callRow';

async function findDevice(caller: Caller) {
  await choosePassword(caller);
  await logInAgain(caller, { type: '101', installation: randomUUID() });
  const { devices } = (await caller.get(listDevicesPath)) as DeviceList;
  const [device] = devices;
  return { unbind_app_type: device?.app_type, unbind_user_id: device?.user_id };
}

async function findOtherSession(caller: Caller) {
  await choosePassword(caller);
  await logInAgain(caller);
  const { sessions } = (await caller.get(listSessionsPath)) as SessionList;
  return { session_id: sessions.find(({ is_current }) => !is_current)?.session_id };
}

const owned = { caller: 'account' } as const;

export const ownedRows: readonly CallRow[] = [
  {
    ...owned,
    method: 'GET',
    path: listDevicesPath,
    example: nothing,
    reply: listDevicesReplySchema,
  },
  {
    ...owned,
    method: 'POST',
    path: unbindDevicePath,
    example: async (caller) => ({ body: await findDevice(caller) }),
    reply: doneReplySchema,
    again: 20852,
    namesOwn: true,
  },
  {
    ...owned,
    method: 'GET',
    path: listSessionsPath,
    example: nothing,
    reply: listSessionsReplySchema,
  },
  {
    ...owned,
    method: 'POST',
    path: endSessionPath,
    example: async (caller) => ({ body: await findOtherSession(caller) }),
    reply: doneReplySchema,
    again: 20854,
    namesOwn: true,
  },
  {
    ...owned,
    method: 'POST',
    path: endOtherSessionsPath,
    example: nothing,
    reply: doneReplySchema,
  },
  { ...owned, method: 'POST', path: queryUserIpPath, example: nothing, reply: userIpReplySchema },
  {
    ...owned,
    method: 'POST',
    path: bindUserIpPath,
    example: () => ({ body: { ip: '8.8.8.8' } }),
    reply: userIpReplySchema,
  },
  { ...owned, method: 'POST', path: removeUserIpPath, example: nothing, reply: userIpReplySchema },
  {
    ...owned,
    method: 'GET',
    path: dnsSettingsPath,
    example: nothing,
    reply: dnsSettingsReplySchema,
  },
  {
    ...owned,
    method: 'POST',
    path: dnsSettingsPath,
    example: () => ({ body: { resolvers: ['9.9.9.9', '1.1.1.1'] } }),
    reply: dnsSettingsReplySchema,
    repeatsReply: true,
  },
];
