import type { FaultCode } from '@tidegate/contracts/remotes/faultCodes';
import { RemoteFaultError } from './RemoteFaultError';

/** Faults that a poor connection can cause, which a retry may fix. */
const passing = new Set<FaultCode>([
  'remotes.unavailable',
  'remotes.notFound',
  'remotes.wrongType',
  'remotes.wrongHash',
]);

const pauseMs = 200;

/** Loads files of a release again after a transient fault. */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof RemoteFaultError) || !passing.has(error.fault.code)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return load();
}
