import { reloadOnce } from './reloadOnce';

/** Imports a chunk of the shell and reloads the page if the chunk is gone (specification §4). */
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
