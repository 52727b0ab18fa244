import { readStored, writeStored } from './storage/storedValues';

const flagKey = 'tidegate.reopened';
const flagMs = 2000;

/**
 * Opens this page on the production host, in the same window and once: a flag in the session, which
 * outlives the jump by two seconds, keeps a host that leads back here from a circle (specification
 * §2.1). The address comes from the server, which knows the one origin that is allowed.
 */
export function reopenAtProduction(address: string | undefined): void {
  if (address === undefined || readStored('sessionStorage', flagKey) !== null) return;
  if (!writeStored('sessionStorage', flagKey, 1)) return;
  setTimeout(() => writeStored('sessionStorage', flagKey, undefined), flagMs);
  location.assign(address);
}
