import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { objectKey, type Encoding } from '../storage/objectStore';

export function objectFile(objectStoreDir: string, integrity: string, encoding?: Encoding): string {
  return path.join(objectStoreDir, 'objects', objectKey(integrity, encoding));
}

/** Simulates a failing disk. */
export async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(file, bytes);
}
