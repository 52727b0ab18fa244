/** Which article a path means; the site's paths do not depend on case. */
export function toUnikey({ unikey = '' }: Readonly<Record<string, string>>): string {
  return unikey.toLowerCase();
}
