import type { Bucket } from './bucketUrl';
import { openFileObjectStore } from './fileObjectStore';
import type { ObjectStore } from './objectStore';

export interface ObjectStoreOptions {
  objectStoreDir: string;
  /** Shared by servers; without one the objects are files in `objectStoreDir`. */
  bucket?: Bucket | undefined;
}

/** Throws when nothing can be stored there. */
export async function openObjectStore({
  objectStoreDir,
  bucket,
}: ObjectStoreOptions): Promise<ObjectStore> {
  if (!bucket) return openFileObjectStore(objectStoreDir);
  // A quarter of a second of code, which a site with files does not need.
  const { openS3ObjectStore } = await import('./s3ObjectStore');
  const store = openS3ObjectStore(bucket);
  await store.check();
  return store;
}
