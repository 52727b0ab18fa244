import { createHmac, randomBytes } from 'node:crypto';

import { toClientNetwork } from '@tidegate/contracts/visitors/toClientNetwork';
import { SiteError } from '@tidegate/contracts/errors/siteError';
import type { FastifyBaseLogger } from 'fastify';

/** The key lives in this process only, so nobody can look up the addresses behind fingerprints. */
const fingerprintKey = randomBytes(32);

/** Pseudonymises the network of an address: comparable within one process, not reversible. */
export function fingerprintAddress(address: string): string {
  const network = toClientNetwork(address);
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

export type Identify = (accountId: string | undefined) => void;

/** Audit log of account actions. It holds no secret, email address or readable IP address. */
export interface SecurityLog {
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
