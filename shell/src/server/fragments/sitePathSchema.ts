import * as z from 'zod/mini';

/** Rejects other hosts, also those that browsers read from backslashes and control characters. */
const sitePathPattern = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

export const sitePathSchema = z.string().check(z.maxLength(2000), z.regex(sitePathPattern));
