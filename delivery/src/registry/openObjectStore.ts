import { parseBucketUrl } from './bucketUrl';
import { openFileObjectStore } from './fileObjectStore';
import type { ObjectStore } from './objectStore';

export interface ObjectStoreOptions {
  objectStoreDir: string;
  /** A bucket that servers share, as `parseBucketUrl` reads it; else files in `objectStoreDir`. */
  objectStoreUrl?: string;
}

/** Throws when nothing can be stored there. */
export async function openObjectStore(options: ObjectStoreOptions): Promise<ObjectStore> {
  const { objectStoreDir, objectStoreUrl = '' } = options;
  const bucket = parseBucketUrl(objectStoreUrl);
  if (!bucket) return openFileObjectStore(objectStoreDir);
  // A quarter of a second of code, which a site with files does not need.
  const { openS3ObjectStore } = await import('./s3ObjectStore');
  const store = openS3ObjectStore(bucket);
  await store.check();
  return store;
}
