import { readStored, writeStored } from '../storage/storedValues';

const storedAtKey = 'tidegate.staleChunkReload';
const pauseMs = 60_000;

/** Prevents a reload loop: one reload per minute, none if its time cannot be stored. */
function mayReload(): boolean {
  const last = Number(readStored('sessionStorage', storedAtKey));
  return Date.now() - last >= pauseMs && writeStored('sessionStorage', storedAtKey, Date.now());
}

/** Reloads a page whose files were replaced (specification §4). */
export function reloadOnce(address: string): void {
  if (navigator.onLine && mayReload()) location.assign(address);
}
