import * as z from 'zod/mini';
import {
  byRemote,
  generationSchema,
  integritySchema,
  releasePinSchema,
} from '@tidegate/contracts/remotes/release';

/** Replies of the registry; the server and the client both validate them with these schemas. */
export const refusalSchema = z.object({ code: z.string(), message: z.string() });

export const uploadSchema = z.object({
  /** `released`: this version already consists of these files. */
  status: z.enum(['open', 'released']),
  /** Hash of the valid document: the first one, once the version is released. */
  integrity: integritySchema,
  missing: z.array(z.string()),
});

export type Upload = z.infer<typeof uploadSchema>;

export const changeResultSchema = z.object({
  isChanged: z.boolean(),
  generation: generationSchema,
});

export type ChangeResult = z.infer<typeof changeResultSchema>;

export const issuedPreviewSchema = z.object({
  id: z.string(),
  token: z.string(),
  expiresAt: z.string(),
});

export type IssuedPreview = z.infer<typeof issuedPreviewSchema>;

export const verificationSchema = z.object({
  isIntact: z.boolean(),
  files: z.array(z.object({ path: z.string(), status: z.enum(['intact', 'missing', 'damaged']) })),
});

export type Verification = z.infer<typeof verificationSchema>;

export const auditSchema = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      /** The name of the deploy token. */
      actor: z.string(),
      /** The token's owner; null if unknown. */
      person: z.nullable(z.string()),
      action: z.enum(['publish', 'preview', 'activate', 'rollback', 'revoke']),
      remote: z.string(),
      fromVersion: z.nullable(z.string()),
      toVersion: z.nullable(z.string()),
      generation: z.nullable(z.int()),
      outcome: z.enum(['done', 'unchanged', 'refused']),
      /** The error code if the request was refused. */
      code: z.nullable(z.string()),
      /** The actor's reason, or the registry's if it refused the request. */
      reason: z.nullable(z.string()),
    }),
  ),
});

export type AuditEntry = z.infer<typeof auditSchema>['entries'][number];

export const statusSchema = z.object({
  contractVersion: z.string(),
  generation: z.int(),
  activatedAt: z.string(),
  remotes: byRemote(
    z.object({
      current: releasePinSchema,
      previous: z.optional(releasePinSchema),
      activatedAt: z.string(),
      activatedBy: z.string(),
    }),
  ),
});

export type Status = z.infer<typeof statusSchema>;
