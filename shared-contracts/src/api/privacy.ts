import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';
import { languages } from '../languages';

export const exportAccountPath = '/api/mms/account/v1/web/export';
export const deleteAccountPath = '/api/mms/account/v1/web/delete';

/** Everything that is kept about an account: rows by table, their values by column. */
export const accountExportSchema = z.object({
  exported_at: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

export const accountExportReplySchema = envelopeSchema(accountExportSchema);

/**
 * Deletes at once and for ever; no money goes back by it. An account without an address has no
 * password: its session is all there is.
 */
export const deleteAccountSchema = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  /** Whether a plan that renews is ended with it; else it is in the way. */
  ends_renewal: z.optional(z.boolean()),
  /** Of the mail that confirms it. */
  language: z.enum(languages),
});

export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
