import type { Bucket } from './parseBucketUrl';
import { openFileObjectStore } from './openFileObjectStore';
import type { ObjectStore } from './objectStore';

export interface ObjectStoreOptions {
  objectStoreDir: string;
  /** Shared by servers; by default objects are files in `objectStoreDir`. */
  bucket?: Bucket | undefined;
}

/** Throws if nothing can be stored. */
export async function openObjectStore({
  objectStoreDir,
  bucket,
}: ObjectStoreOptions): Promise<ObjectStore> {
  if (!bucket) return openFileObjectStore(objectStoreDir);
  // Loaded on demand, because the client takes a quarter of a second.
  const { openS3ObjectStore } = await import('./openS3ObjectStore');
  const store = openS3ObjectStore(bucket);
  await store.check();
  return store;
}
