/** The target after login without a trustworthy `?redirect=`. */
export const defaultTarget = '/myAccount';

// Any host works as the base: it reveals whether the URL parser leaves it.
const someOrigin = 'https://site.invalid';
const maxLength = 2000;
const maxDecodings = 5;

/** Refuses every target that could resolve to another site, however often it is encoded. */
export function toSafeRedirect(wanted: string | null): string {
  if (!wanted || wanted.length > maxLength || !isPlainPath(wanted)) return defaultTarget;

  const url = new URL(wanted, someOrigin);
  const path = decodeFully(url.pathname);
  if (path === undefined || !isPlainPath(path) || isLogin(path)) return defaultTarget;
  return url.pathname + url.search + url.hash;
}

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

/** Decodes only what changes where a path leads: slashes, percent and control characters. */
function decodeOnce(path: string): string {
  return path.replace(/%(2f|5c|25|7f|[01][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
