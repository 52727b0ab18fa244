import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { defaultLanguage, languages } from '../../languages';
import { emailSchema, passwordSchema } from '../fieldSchemas';

/** The device that an app runs on, sent at login; a web page sends none. */
export const loginDeviceSchema = z.object({
  /** The app's identifier of its installation. Apps that send none share one place. */
  installation: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  name: z.string().check(z.trim(), z.maxLength(64)),
});

export const loginRequestSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: passwordSchema,
  device: z.optional(loginDeviceSchema),
});

export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** A new session. The edge stores the token in its cookie; a browser script never reads it. */
export const sessionGrantSchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
  expires_at: z.iso.datetime(),
});

export const loginReplySchema = envelopeSchema(sessionGrantSchema);

/** A new session as a page receives it: the edge has replaced the token by a session name. */
export const pageGrantSchema = z.object({ session: z.string(), expires_at: z.iso.datetime() });

export type PageGrant = z.infer<typeof pageGrantSchema>;

export const pageGrantReplySchema = envelopeSchema(pageGrantSchema);

/** Renews the token of a running session, for changes that require a recent login. */
export const reauthenticateSchema = z.object({
  password: passwordSchema,
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

/**
 * Creates a buyer's account without a password and signs in to it. Without an email address, the
 * session is the only access to it. A known address is always refused with `accounts.emailTaken`.
 */
export const anonymousSignupSchema = z.object({
  email: z.optional(emailSchema),
  language: z._default(z.enum(languages), defaultLanguage),
});

export type AnonymousSignup = z.input<typeof anonymousSignupSchema>;

/** Sends a code to an address. The reply does not reveal whether another account uses it. */
export const requestEmailCodeSchema = z.object({
  email: emailSchema,
  /** Language of the email and of the page that its link opens. */
  language: z.enum(languages),
});

export type RequestEmailCode = z.input<typeof requestEmailCodeSchema>;

/** Binds the verified address; only a valid code reveals `accounts.emailTaken`. */
export const bindEmailSchema = z.object({
  email: emailSchema,
  code: z.string().check(z.minLength(1), z.maxLength(32)),
});

export type BindEmail = z.input<typeof bindEmailSchema>;

/** All data stored about an account: rows by table, values by column. */
export const accountExportSchema = z.object({
  exported_at: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

export const accountExportReplySchema = envelopeSchema(accountExportSchema);

/** Deletes permanently without a refund. An account without an email address has no password. */
export const deleteAccountSchema = z.object({
  password: z.optional(passwordSchema),
  /** Also ends a renewing plan, which otherwise blocks the deletion. */
  ends_renewal: z.optional(z.boolean()),
  language: z.enum(languages),
});

export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
