import type {
  NewPasskey,
  PasskeyOptions,
  PasskeyProof,
} from '@tidegate/contracts/api/second-factor/schemas';

import type { AddressedAccount } from '../../accountRepository';
import type { StoredPasskey } from './passkeyRepository';
import type { RelyingParty } from './relyingParty';

export type VerifiedPasskey = Pick<
  StoredPasskey,
  'credentialId' | 'publicKey' | 'signatures' | 'transports'
>;

/** Loaded only for accounts with a passkey. It throws on an invalid proof. */
const loadLibrary = () => import('@simplewebauthn/server');

const describe = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports,
});

export async function describeCreation(
  { id, name }: RelyingParty,
  { email, id: accountId }: AddressedAccount,
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: email,
    userID: new TextEncoder().encode(accountId),
    attestationType: 'none',
    excludeCredentials: passkeys.map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options };
}

/** Returns undefined if the response is invalid. */
export async function verifyCreation(
  { id, origin }: RelyingParty,
  passkey: NewPasskey,
  expectedChallenge: string,
): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...passkey,
      response: {
        clientDataJSON: passkey.response.clientDataJSON,
        attestationObject: passkey.response.attestationObject,
      },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signatures: credential.counter,
    transports: passkey.response.transports ?? [],
  };
}

export async function describeRequest(
  { id }: RelyingParty,
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: id,
    allowCredentials: passkeys.map(describe),
    userVerification: 'preferred',
  });
  return { ...options };
}

/** Returns the new signature counter, or undefined if the proof is invalid. */
export async function verifyProof(
  { id, origin }: RelyingParty,
  proof: PasskeyProof,
  passkey: StoredPasskey,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { clientDataJSON, authenticatorData, signature } = proof.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...proof,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signatures,
    },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
