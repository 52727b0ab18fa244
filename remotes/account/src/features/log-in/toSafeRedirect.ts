/** Where a visitor goes after login when nothing else, or nothing trustworthy, was asked for. */
export const defaultTarget = '/myAccount';

// Any host does: it only shows whether the browser's own rules lead away from it.
const someOrigin = 'https://site.invalid';
const maxLength = 2000;
const maxDecodings = 5;

/**
 * The site path that `?redirect=` asks for, or the default. Whatever a browser could read as an
 * address of another site is refused, however often it was encoded.
 */
export function toSafeRedirect(wanted: string | null): string {
  if (!wanted || wanted.length > maxLength || !isPlainPath(wanted)) return defaultTarget;

  const url = new URL(wanted, someOrigin);
  const path = decodeFully(url.pathname);
  if (path === undefined || !isPlainPath(path) || isLogin(path)) return defaultTarget;
  return url.pathname + url.search + url.hash;
}

/** One slash in front, none doubled before the query, no backslash, no control character. */
function isPlainPath(text: string): boolean {
  return text.startsWith('/') && !/^[^?#]*\/\//.test(text) && !/[\\\p{Cc}]/u.test(text);
}

function isLogin(path: string): boolean {
  return /^\/login(\/|$)/i.test(path);
}

function decodeFully(path: string): string | undefined {
  let decoded = path;
  for (let round = 0; round < maxDecodings; round += 1) {
    const next = decodeOnce(decoded);
    if (next === decoded) return decoded;
    decoded = next;
  }
  return undefined;
}

/** Decodes what could change where a path leads: slashes, percent and control characters. */
function decodeOnce(path: string): string {
  return path.replace(/%(2f|5c|25|7f|[01][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
