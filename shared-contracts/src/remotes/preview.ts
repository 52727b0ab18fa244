import * as z from 'zod/mini';
import { releasePinSchema } from './release';
import { remoteNames } from './remoteNames';

/** The content of a preview token: releases that one browser sees before they are live. */
export const previewSchema = z.object({
  id: z.string(),
  versions: z.partialRecord(z.enum(remoteNames), releasePinSchema.shape.version),
  expiresAt: z.int(),
});

export type Preview = z.infer<typeof previewSchema>;

/** The query parameter that carries the token. */
export const previewParameter = 'preview';
