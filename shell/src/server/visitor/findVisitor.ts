import { profilePath } from '@tidegate/contracts/api/account/endpoints';
import { profileSchema } from '@tidegate/contracts/api/account/schemas';
import type { UserState } from '@tidegate/contracts/store/userState';
import * as z from 'zod/mini';
import { visitor } from '../../store/userReducer';
import type { Backend, BackendCall } from '../backend-client/backend';
import { toSessionHandle, type SessionChange } from '../http/sessionCookie';

const replySchema = z.object({ code: z.int(), data: z.nullable(profileSchema) });

export interface FoundVisitor {
  user: UserState;
  sessionChange: SessionChange | undefined;
}

/** The visitor's profile, or an anonymous user with the reason why the session ended. */
export async function findVisitor(
  backend: Backend,
  call: Pick<BackendCall, 'token' | 'clientAddress' | 'requestId'>,
): Promise<FoundVisitor> {
  const { token } = call;
  if (token === undefined) return { user: visitor, sessionChange: undefined };
  const reply = await backend.call({ ...call, method: 'GET', url: profilePath });
  const { sessionChange } = reply;
  if (reply.httpStatus !== 200) return { user: visitor, sessionChange };
  const { code, data } = replySchema.parse(JSON.parse(reply.body.toString('utf8')));
  if (!data) return { user: { ...visitor, endedCode: code === 200 ? null : code }, sessionChange };
  return {
    sessionChange,
    user: {
      session: toSessionHandle(token),
      userId: data.user_id,
      name: data.email ?? '',
      avatar: data.avatar,
      isPasswordSet: data.is_password_set,
      endedCode: null,
    },
  };
}
