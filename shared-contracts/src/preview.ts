import * as z from 'zod/mini';
import { releasePinSchema } from './release';
import { remoteNames } from './remoteNames';

/** Releases that one browser is shown before they are live: what the token of a link says. */
export const previewSchema = z.object({
  /** Tells the links of one release apart. */
  id: z.string(),
  versions: z.partialRecord(z.enum(remoteNames), releasePinSchema.shape.version),
  /** Milliseconds since 1970. */
  expiresAt: z.int(),
});

export type Preview = z.infer<typeof previewSchema>;

/** The parameter of an address that holds the token. */
export const previewParameter = 'preview';
