import { readStored, writeStored } from './storage/storedValues';

const flagKey = 'tidegate.reopened';
const flagMs = 2000;

/**
 * Opens this page on the production host, whose origin and path come from the server. The session flag
 * outlives the navigation by two seconds and prevents a redirect loop (specification §2.1).
 */
export function reopenAtProduction(address: string | undefined): void {
  if (address === undefined || readStored('sessionStorage', flagKey) !== null) return;
  if (!writeStored('sessionStorage', flagKey, 1)) return;
  setTimeout(() => writeStored('sessionStorage', flagKey, undefined), flagMs);
  location.assign(address + location.search);
}
