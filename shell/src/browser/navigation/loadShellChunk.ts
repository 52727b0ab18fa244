import { reloadOnce } from './reloadOnce';

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
    if (isStale) reloadOnce(address);
    throw error;
  }
}
