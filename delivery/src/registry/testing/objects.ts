import type { ObjectStore } from '../storage/objectStore';

export async function* chunksOf(...chunks: string[]) {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
}

export async function* breakingAfter(chunk: string) {
  yield await Promise.resolve(Buffer.from(chunk));
  throw new Error('connection lost');
}

export async function readObject(store: ObjectStore, key: string): Promise<string | undefined> {
  return (await store.read(key))?.toString();
}
