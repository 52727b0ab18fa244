import * as z from 'zod/mini';

/** Messages of one namespace. */
export const messagesSchema = z.record(z.string(), z.unknown());
