import * as z from 'zod/mini';
import {
  byRemote,
  generationSchema,
  integritySchema,
  releasePinSchema,
} from '@tidegate/contracts/release';

/** What the registry answers to whoever releases; both sides are checked against these. */
export const refusalSchema = z.object({ code: z.string(), message: z.string() });

export const uploadSchema = z.object({
  /** `released`: these files are this version already. */
  status: z.enum(['open', 'released']),
  /** Of the document that counts: the first one, once the version is released. */
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
  /** What the link holds. */
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
      /** Whose token it is; null if nobody said so. */
      person: z.nullable(z.string()),
      action: z.enum(['publish', 'preview', 'activate', 'rollback', 'revoke']),
      remote: z.string(),
      fromVersion: z.nullable(z.string()),
      toVersion: z.nullable(z.string()),
      generation: z.nullable(z.int()),
      outcome: z.enum(['done', 'unchanged', 'refused']),
      /** Of a refusal. */
      code: z.nullable(z.string()),
      /** Why somebody asked for it; why the registry refused it, if it did. */
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
