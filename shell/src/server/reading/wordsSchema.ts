import * as z from 'zod/mini';

/** Messages of one namespace. */
export const wordsSchema = z.record(z.string(), z.unknown());
