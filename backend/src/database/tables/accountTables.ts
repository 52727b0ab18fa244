import type { VerificationPurpose } from '@tidegate/contracts/api/account/endpoints';

/** Only a signed-in account requests `bind_email`. */
export type CodePurpose = VerificationPurpose | 'bind_email';

export interface AccountTables {
  account: AccountTable;
  session: SessionTable;
  device: DeviceTable;
  boundAddress: BoundAddressTable;
  dnsSettings: DnsSettingsTable;
  attemptWindow: AttemptWindowTable;
  verification: VerificationTable;
}

interface AccountTable {
  id: string;
  email: string | null;
  passwordHash: string | null;
  createdAt: Date;
  verifiedAt: Date | null;
}

interface SessionTable {
  id: string;
  tokenHash: Buffer;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endedBy: 'logout' | 'elsewhere' | null;
  /** Null for a web session. */
  deviceId: string | null;
  seenAt: Date;
  /** Time of the login or of the last password confirmation. */
  authenticatedAt: Date;
  browser: string;
  system: string;
}

interface DeviceTable {
  userId: string;
  accountId: string;
  appType: number;
  installation: string;
  name: string;
  createdAt: Date;
}

interface BoundAddressTable {
  accountId: string;
  address: string;
  boundAt: Date;
}

interface DnsSettingsTable {
  accountId: string;
  resolvers: string[];
  updatedAt: Date;
}

interface AttemptWindowTable {
  keyHash: Buffer;
  startedAt: Date;
  attempts: number;
}

interface VerificationTable {
  accountId: string;
  purpose: CodePurpose;
  email: string | null;
  codeHash: string;
  attempts: number;
  ticketHash: Buffer | null;
  expiresAt: Date;
}
