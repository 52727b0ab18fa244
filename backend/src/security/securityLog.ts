import { createHmac, randomBytes } from 'node:crypto';

import { findClientNetwork } from '@tidegate/contracts/clientNetwork';
import { SiteError } from '@tidegate/contracts/siteError';
import type { FastifyBaseLogger } from 'fastify';

/** Of this process alone: nobody, the operator included, can search the addresses behind fingerprints. */
const fingerprintKey = randomBytes(32);

/** What stands for the network of an address in a log: lines of one run can be compared, not read back. */
export function fingerprintAddress(address: string): string {
  const network = findClientNetwork(address);
  return createHmac('sha256', fingerprintKey).update(network).digest('base64url').slice(0, 16);
}

export type SecurityAction =
  | 'login'
  | 'reauthentication'
  | 'signup'
  | 'verification'
  | 'emailBinding'
  | 'passwordReset'
  | 'passwordChange'
  | 'passwordSetting';

/** Says whose account is meant, once that is known. */
export type Identify = (accountId: string | undefined) => void;

/** Who did what to an account, and how it ended. No secret, email or readable address is in it. */
export interface SecurityLog {
  /** Runs an attempt from a network address, and writes down whether it was refused and why. */
  attempt<Result>(
    action: SecurityAction,
    address: string,
    work: (identify: Identify) => Promise<Result>,
  ): Promise<Result>;
}

export function createSecurityLog(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): SecurityLog {
  return {
    attempt: async (action, address, work) => {
      let accountId: string | undefined;
      const describe = () => ({ action, accountId, from: fingerprintAddress(address) });
      try {
        const result = await work((id) => {
          accountId = id;
        });
        log.info({ ...describe(), outcome: 'done' }, 'security');
        return result;
      } catch (error) {
        const code: unknown = error instanceof SiteError ? error.code : 'server.failed';
        log.warn({ ...describe(), outcome: 'refused', code }, 'security');
        throw error;
      }
    },
  };
}
