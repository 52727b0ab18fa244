import { reloadOnce } from './reloadOnce';

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Imports a chunk of the shell and reloads the page if the chunk is gone (specification §4). */
export async function loadShellChunk<Module>(
  load: () => Promise<Module>,
  address = location.href,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isChunkLoadError(error)) reloadOnce(address);
    throw error;
  }
}
