/** A client may write the whole address into its request (RFC 9112 §3.2.2); the path alone counts. */
export function toOriginForm(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
