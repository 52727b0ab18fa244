const storedAtKey = 'tidegate.staleChunkReload';
const pauseMs = 60_000;

/** One full load per minute at most: what is missing for good must not reload for ever. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(storedAtKey) ?? 0);
  if (Date.now() - last < pauseMs) return false;
  sessionStorage.setItem(storedAtKey, String(Date.now()));
  return true;
}

/** Loads a page anew whose files are no longer there: they were replaced (specification §4). */
export function reloadOnce(address: string): void {
  if (navigator.onLine && mayReload()) location.assign(address);
}
