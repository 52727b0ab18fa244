import { brand } from '@tidegate/contracts/brand';
import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
const periodSeconds = 30;
/** Accepts one step before and after, for phones whose clock differs. */
const drift = 1;

/** The values that all authenticator apps support (RFC 6238). */
const profile = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const;

export function createTotpSecret(): Uint8Array {
  return new Secret({ size: secretBytes }).bytes;
}

export function describeTotp(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const held = toSecret(secret);
  const totp = new TOTP({ ...profile, secret: held, issuer: brand, label: email });
  return { secret: held.base32, uri: totp.toString() };
}

export function findStep(secret: Uint8Array, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = TOTP.validate({
    ...profile,
    token: code,
    secret: toSecret(secret),
    timestamp,
    window: drift,
  });
  return delta === null ? undefined : TOTP.counter({ ...profile, timestamp }) + delta;
}

function toSecret(bytes: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}
