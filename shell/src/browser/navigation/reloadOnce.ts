import { readStored, writeStored } from '../storage/storedValues';

const storedAtKey = 'tidegate.staleChunkReload';
const pauseMs = 60_000;

/**
 * One full load per minute at most: what is missing for good must not reload for ever. Where the
 * time of a load cannot be stored there is none.
 */
function mayReload(): boolean {
  const last = Number(readStored('sessionStorage', storedAtKey));
  return Date.now() - last >= pauseMs && writeStored('sessionStorage', storedAtKey, Date.now());
}

/** Loads a page anew whose files are no longer there: they were replaced (specification §4). */
export function reloadOnce(address: string): void {
  if (navigator.onLine && mayReload()) location.assign(address);
}
