/** Lower case, because the site's paths are case-insensitive. */
export function toUnikey({ unikey = '' }: Readonly<Record<string, string>>): string {
  return unikey.toLowerCase();
}
