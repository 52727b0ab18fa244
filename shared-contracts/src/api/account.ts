import * as z from 'zod/mini';

import { envelopeSchema } from '../errors/envelope';
import { loginDeviceSchema } from './devices';

export const loginPath = '/api/mms/account/v1/web/login';
export const logoutPath = '/api/mms/account/v1/web/logout';
export const reauthenticatePath = '/api/mms/account/v1/web/reauthenticate';
export const profilePath = '/api/mms/account/v1/web/profile';

/** Checks lengths only: the strength of a password is checked where it is set. */
export const loginRequestSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
  device: z.optional(loginDeviceSchema),
});

export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** A new session. The edge stores the token in its cookie; a browser script never reads it. */
export const sessionGrantSchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
  expires_at: z.iso.datetime(),
});

export type SessionGrant = z.infer<typeof sessionGrantSchema>;

export const loginReplySchema = envelopeSchema(sessionGrantSchema);

/** A new session as a page receives it: the edge has replaced the token by a session name. */
export const pageGrantReplySchema = envelopeSchema(
  z.object({ session: z.string(), expires_at: z.iso.datetime() }),
);

export type LoginReply = z.infer<typeof loginReplySchema>;

/** Renews the token of a running session, for changes that require a recent login. */
export const reauthenticateSchema = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});

export type Reauthenticate = z.infer<typeof reauthenticateSchema>;

/** The signed-in account as the site shows it. */
export const profileSchema = z.object({
  user_id: z.uuid(),
  email: z.nullable(z.string()),
  is_password_set: z.boolean(),
  avatar: z.nullable(z.string()),
});

export type Profile = z.infer<typeof profileSchema>;

export const profileReplySchema = envelopeSchema(profileSchema);

export type ProfileReply = z.infer<typeof profileReplySchema>;
