import path from 'node:path';

const compressedTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

const otherTypes: Readonly<Record<string, string>> = {
  // Only the server requests it, over the loopback interface.
  '.cjs': 'text/javascript; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

export function isCompressed(file: string): boolean {
  return Object.hasOwn(compressedTypes, path.extname(file));
}

export function contentTypeOf(file: string): string {
  const extension = path.extname(file);
  return compressedTypes[extension] ?? otherTypes[extension] ?? 'application/octet-stream';
}
