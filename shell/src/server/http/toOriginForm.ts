/** Clients may send absolute URLs (RFC 9112 §3.2.2), of which only the path counts. */
export function toOriginForm(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
