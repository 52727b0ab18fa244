import { brand } from '@tidegate/contracts/brand';
import {
  findPasswordViolations,
  type PasswordViolation,
} from '@tidegate/contracts/visitors/passwordRule';
import type { FastifyBaseLogger } from 'fastify';

import { type BreachedRanges, isInRanges, packagedRanges } from './breachedRanges';
import { containsWord, listVariants } from './passwordVariants';
import { servedRanges } from './servedRanges';

export interface PasswordCheckOptions {
  /** URL of a service with the Pwned Passwords range API. */
  serviceUrl?: string | undefined;
  log: FastifyBaseLogger;
}

export interface PasswordCheck {
  findViolations(password: string, email: string): Promise<PasswordViolation[]>;
}

export function createPasswordCheck({ serviceUrl, log }: PasswordCheckOptions): PasswordCheck {
  const packaged = packagedRanges();
  const service = serviceUrl === undefined ? undefined : servedRanges(serviceUrl, log);
  return {
    findViolations: async (password, email) => {
      const violations = findPasswordViolations(password);
      if (containsWord(password, listContext(email))) violations.push('personal');
      // Calls the service last, to send it no more than necessary.
      if (violations.length === 0 && (await isKnown(password, packaged, service))) {
        violations.push('common');
      }
      return violations;
    },
  };
}

/** Words of the site and the email address, which attackers try first. */
function listContext(email: string): string[] {
  const [local = ''] = email.split('@');
  return [brand, local, ...local.split(/[^a-z0-9]+/i)];
}

async function isKnown(
  password: string,
  packaged: BreachedRanges,
  service: BreachedRanges | undefined,
): Promise<boolean> {
  for (const variant of listVariants(password)) {
    if (await isInRanges(packaged, variant)) return true;
  }
  return service !== undefined && isInRanges(service, password);
}
