import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './objectStore';
import { systemErrorCode } from './systemErrorCode';

/** Longer than any upload takes, so no process still writes the file. */
const abandonedAfterMs = 60 * 60 * 1000;

async function removeAbandoned(incomingDir: string): Promise<void> {
  for (const name of await readdir(incomingDir)) {
    const file = path.join(incomingDir, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(file, { force: true });
  }
}

async function writeDurably(file: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    for await (const chunk of source) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename survives a power failure only if the folder entry is synced too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessAbsent<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Stores objects as files below `dir`, which several processes may share. */
export async function openFileObjectStore(dir: string): Promise<ObjectStore> {
  const incomingDir = path.join(dir, 'incoming');
  const fileOf = (key: string) => path.join(dir, 'objects', key);
  await mkdir(incomingDir, { recursive: true });
  await removeAbandoned(incomingDir);

  return {
    async put(key, source) {
      const incoming = path.join(incomingDir, randomUUID());
      const file = fileOf(key);
      try {
        await writeDurably(incoming, source);
        await mkdir(path.dirname(file), { recursive: true });
        await rename(incoming, file);
      } catch (error) {
        await rm(incoming, { force: true });
        throw error;
      }
      await syncFolder(path.dirname(file));
    },

    async get(key) {
      const handle = await unlessAbsent(open(fileOf(key), 'r'));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), sizeBytes: size };
    },

    read: (key) => unlessAbsent(readFile(fileOf(key))),

    check: () => access(incomingDir, constants.W_OK),
  };
}
