import * as z from 'zod/mini';

/** No scheme and no other host, however a browser reads backslashes and control characters. */
const sitePathPattern = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/** Path and query on this site, as a release may name it. */
export const sitePathSchema = z.string().check(z.maxLength(2000), z.regex(sitePathPattern));
