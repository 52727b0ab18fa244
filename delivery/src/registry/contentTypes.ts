import path from 'node:path';

const textTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

const binaryTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Whether compression pays. */
export function isText(file: string): boolean {
  return Object.hasOwn(textTypes, path.extname(file));
}

export function contentTypeOf(file: string): string {
  const extension = path.extname(file);
  return textTypes[extension] ?? binaryTypes[extension] ?? 'application/octet-stream';
}
