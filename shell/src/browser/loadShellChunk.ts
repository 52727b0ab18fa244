const storedAtKey = 'tidegate.staleChunkReload';
const pauseMs = 60_000;

/** One full load per minute at most: a chunk that is missing for good must not reload for ever. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(storedAtKey) ?? 0);
  if (Date.now() - last < pauseMs) return false;
  sessionStorage.setItem(storedAtKey, String(Date.now()));
  return true;
}

/**
 * Imports a part of the shell. One that is no longer there belongs to a shell that was replaced:
 * the page loads anew, at `address` (specification §4).
 */
export async function loadShellChunk<Module>(
  load: () => Promise<Module>,
  address = location.href,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const isStale = error instanceof Error && error.name === 'ChunkLoadError';
    if (isStale && navigator.onLine && mayReload()) location.assign(address);
    throw error;
  }
}
