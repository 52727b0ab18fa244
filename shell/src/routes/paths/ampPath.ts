const folder = '/amp';

/** Returns the site path of an AMP document, or undefined if this is none. */
export function readAmpPath(sitePath: string): string | undefined {
  const [isAmp, path] = /^\/amp(\/.*)?$/i.exec(sitePath) ?? [];
  return isAmp === undefined ? undefined : (path ?? '/');
}

export function toAmpPath(sitePath: string): string {
  return sitePath === '/' ? folder : folder + sitePath;
}

/** Articles and lists of articles, but not the search. */
const readable = /^\/blog(\/more|\/(category|tag)\/[^/]+|\/(?!search$)[^/]+)?$/;

/** Whether a blog page has an AMP form; pages of the shell have one if they are indexed. */
export function isReadInBlog(sitePath: string): boolean {
  return readable.test(sitePath.split('?')[0] ?? '');
}
