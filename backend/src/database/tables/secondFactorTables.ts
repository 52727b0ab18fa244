import type { ColumnType } from 'kysely';

export interface SecondFactorTables {
  totp: TotpTable;
  passkey: PasskeyTable;
  recovery_code: { account_id: string; letter: string; code_hash: string };
  login_challenge: LoginChallengeTable;
  passkey_enrolment: { account_id: string; challenge: string; expires_at: Date };
}

interface TotpTable {
  account_id: string;
  sealed_secret: Buffer;
  last_step: number;
  confirmed_at: ColumnType<Date | null, Date | null | undefined>;
}

interface PasskeyTable {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: Buffer;
  /** PostgreSQL bigint, which the driver reads as text. */
  signatures: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
}

interface LoginChallengeTable {
  token_hash: Buffer;
  account_id: string;
  passkey_challenge: ColumnType<string | null, string | null | undefined>;
  expires_at: Date;
}
