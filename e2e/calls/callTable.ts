import type { CallRow } from './callRow';
import { accountRows } from './rows/accountRows';
import { blogRows } from './rows/blogRows';
import { ownedRows } from './rows/ownedRows';
import { paymentRows } from './rows/paymentRows';
import { secondFactorRows } from './rows/secondFactorRows';
import { siteRows } from './rows/siteRows';

export const callTable: readonly CallRow[] = [
  ...accountRows,
  ...ownedRows,
  ...secondFactorRows,
  ...paymentRows,
  ...siteRows,
  ...blogRows,
];
