import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { languages } from '../../languages';
import { loginDeviceSchema } from '../account/schemas';
import { passkeyNameLength } from './endpoints';

const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8192));
const language = z.enum(languages);
/** A code of the authenticator app or a recovery code, with or without spaces. */
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
/** The password or a code, which proves more than an open session. */
const confirmation = z.string().check(z.minLength(1), z.maxLength(128));

/** A new passkey as the browser returns it (`PublicKeyCredential.toJSON`). */
export const newPasskeySchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  }),
});

export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** A passkey's signature as the browser returns it. */
export const passkeyProofSchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(base64url)),
  }),
});

export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** Input of `navigator.credentials`, in the JSON form of WebAuthn. */
const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

const challenge = z.string().check(z.regex(/^[\w-]{43}$/));

/** `details` of `accounts.secondStepNeeded`: the password was right, the session is pending. */
export const secondStepSchema = z.object({ challenge, expires_at: z.iso.datetime() });

export type SecondStep = z.infer<typeof secondStepSchema>;

/** Requires exactly one of `code` and `passkey`. The reply is that of a single-step login. */
export const finishLoginSchema = z
  .object({
    challenge,
    code: z.optional(code),
    passkey: z.optional(passkeyProofSchema),
    device: z.optional(loginDeviceSchema),
    language,
  })
  .check(
    z.refine((step) => (step.code === undefined) !== (step.passkey === undefined), {
      path: ['code'],
    }),
  );

export const requestPasskeySchema = z.object({ challenge });

export const requestPasskeyReplySchema = envelopeSchema(
  z.object({ options: z.nullable(passkeyOptionsSchema) }),
);

export const secondFactorSchema = z.object({
  /** Without a password there is no first step, and no second factor can be added. */
  is_password_set: z.boolean(),
  is_totp_on: z.boolean(),
  recovery_codes_left: z.int(),
  offers_passkeys: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      created_at: z.iso.datetime(),
      used_at: z.nullable(z.iso.datetime()),
    }),
  ),
});

export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const secondFactorReplySchema = envelopeSchema(secondFactorSchema);

export const confirmationSchema = z.object({ confirmation, language });

/** `uri` is the content of the QR code, `secret` the base32 text for manual entry. */
export const totpSecretSchema = z.object({ secret: z.string(), uri: z.string() });

export type TotpSecret = z.infer<typeof totpSecretSchema>;

export const totpSecretReplySchema = envelopeSchema(totpSecretSchema);

export const confirmTotpSchema = z.object({ code, language });

/** Codes that are shown only once; empty if the account already has recovery codes. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

export const recoveryCodesReplySchema = envelopeSchema(recoveryCodesSchema);

export const passkeyOptionsReplySchema = envelopeSchema(
  z.object({ options: passkeyOptionsSchema }),
);

export const addPasskeySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameLength)),
  passkey: newPasskeySchema,
  language,
});

export const removePasskeySchema = z.object({ id: z.uuid(), confirmation, language });
