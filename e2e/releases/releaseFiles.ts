import { createHash } from 'node:crypto';

export interface ReleaseDocument {
  name: string;
  version: string;
  contract: string;
  routes: { path: string }[];
  sliceVersion: number | null;
  client: {
    container: string;
    entry: string;
    chunk: string;
    lazyChunk?: string;
    styles: string[];
  };
  server: string;
  locales: Record<string, string>;
  files: Record<string, { sizeBytes: number; integrity: string }>;
}

export interface ReleaseFiles {
  document: ReleaseDocument;
  /** All files but the images, which every variant has in common. */
  texts: ReadonlyMap<string, string>;
}

export const isImage = (file: string) => file.endsWith('.jpg');

function integrityOf(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Replaces file texts and updates their hashes in the document. */
export function withTexts(
  { document, texts }: ReleaseFiles,
  change: (text: string, file: string) => string,
): ReleaseFiles {
  const changed = new Map([...texts].map(([file, text]) => [file, change(text, file)]));
  const images = Object.entries(document.files).filter(([file]) => isImage(file));
  const described = [...changed].map(
    ([file, text]) =>
      [file, { sizeBytes: Buffer.byteLength(text), integrity: integrityOf(text) }] as const,
  );
  const files = Object.fromEntries([...images, ...described]);
  return { document: { ...document, files }, texts: changed };
}
