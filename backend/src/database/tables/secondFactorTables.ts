export interface SecondFactorTables {
  totp: TotpTable;
  passkey: PasskeyTable;
  recoveryCode: { accountId: string; letter: string; codeHash: string };
  loginChallenge: LoginChallengeTable;
  passkeyEnrolment: { accountId: string; challenge: string; expiresAt: Date };
}

interface TotpTable {
  accountId: string;
  sealedSecret: Buffer;
  lastStep: number;
  confirmedAt: Date | null;
}

interface PasskeyTable {
  id: string;
  accountId: string;
  /** The authenticator's identifier, in base64url. */
  credentialId: string;
  publicKey: Buffer;
  /** Signature counter of the authenticator. */
  signatures: number;
  transports: string[];
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

interface LoginChallengeTable {
  tokenHash: Buffer;
  accountId: string;
  /** The WebAuthn challenge to sign. */
  passkeyChallenge: string | null;
  expiresAt: Date;
}
