import type { VerificationPurpose } from '@tidegate/contracts/api/passwords';

/** Only a signed-in account requests `bind_email`. */
export type CodePurpose = VerificationPurpose | 'bind_email';

export interface AccountTables {
  account: AccountTable;
  session: SessionTable;
  device: DeviceTable;
  bound_address: BoundAddressTable;
  dns_settings: DnsSettingsTable;
  attempt_window: AttemptWindowTable;
  verification: VerificationTable;
}

interface AccountTable {
  id: string;
  email: string | null;
  password_hash: string | null;
  created_at: Date;
  verified_at: Date | null;
}

interface SessionTable {
  id: string;
  token_hash: Buffer;
  account_id: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  ended_by: 'logout' | 'elsewhere' | null;
  device_id: string | null;
  seen_at: Date;
  authenticated_at: Date;
  browser: string;
  system: string;
}

interface DeviceTable {
  user_id: string;
  account_id: string;
  app_type: number;
  installation: string;
  name: string;
  created_at: Date;
}

interface BoundAddressTable {
  account_id: string;
  address: string;
  bound_at: Date;
}

interface DnsSettingsTable {
  account_id: string;
  resolvers: string[];
  updated_at: Date;
}

interface AttemptWindowTable {
  key_hash: Buffer;
  started_at: Date;
  attempts: number;
}

interface VerificationTable {
  account_id: string;
  purpose: CodePurpose;
  email: string | null;
  code_hash: string;
  attempts: number;
  ticket_hash: Buffer | null;
  expires_at: Date;
}
