import * as z from 'zod/mini';

/** A terminal would interpret control characters. */
const oneLine = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

export const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(300), oneLine);

export const personSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), oneLine);

export const reasonRule = '1 to 300 characters';
