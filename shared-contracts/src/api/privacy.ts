import * as z from 'zod/mini';

import { envelopeSchema } from '../errors/envelope';
import { languages } from '../languages';

export const exportAccountPath = '/api/mms/account/v1/web/export';
export const deleteAccountPath = '/api/mms/account/v1/web/delete';

/** All data stored about an account: rows by table, values by column. */
export const accountExportSchema = z.object({
  exported_at: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

export const accountExportReplySchema = envelopeSchema(accountExportSchema);

/** Deletes permanently without a refund. An account without an email address has no password. */
export const deleteAccountSchema = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  /** Also ends a renewing plan, which otherwise blocks the deletion. */
  ends_renewal: z.optional(z.boolean()),
  language: z.enum(languages),
});

export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
