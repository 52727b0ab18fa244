const folder = '/amp';

/** The site path whose AMP document is asked for, where it is one that is. */
export function readAmpPath(sitePath: string): string | undefined {
  const [isAmp, path] = /^\/amp(\/.*)?$/i.exec(sitePath) ?? [];
  return isAmp === undefined ? undefined : (path ?? '/');
}

/** Where the AMP document of a page is. */
export function toAmpPath(sitePath: string): string {
  return sitePath === '/' ? folder : folder + sitePath;
}

/** Articles and lists of them; searching is no reading. */
const readable = /^\/blog(\/more|\/(category|tag)\/[^/]+|\/(?!search$)[^/]+)?$/;

/** Whether a page of the blog has an AMP form. Pages of the shell have one if they are indexed. */
export function isReadInBlog(sitePath: string): boolean {
  return readable.test(sitePath.split('?')[0] ?? '');
}
