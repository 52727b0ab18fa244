import { brand } from '@tidegate/contracts/brand';
import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
const periodSeconds = 30;
/** Clocks of telephones differ from ours: the codes of one step before and after count. */
const drift = 1;

/** What authenticator apps agree on: SHA-1, six digits, thirty seconds (RFC 6238). */
const profile = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const;

export function createTotpSecret(): Uint8Array {
  return new Secret({ size: secretBytes }).bytes;
}

/** The secret as people type it and as a QR code says it. */
export function describeTotp(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const held = toSecret(secret);
  const totp = new TOTP({ ...profile, secret: held, issuer: brand, label: email });
  return { secret: held.base32, uri: totp.toString() };
}

/** The time step that a code belongs to, if it is right now or was a moment ago. */
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
