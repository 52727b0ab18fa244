import * as z from 'zod/mini';
import { releaseRouteSchema } from './releaseRoute';
import { isRemoteName, remoteNames } from './remoteNames';
import { slotNames } from './slots';

const semver = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(-[0-9a-z.-]{1,40})?$/i));

/** Subresource Integrity format: `sha384-` and base64. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A path inside one of a release's three folders, without path traversal. */
export const releaseFilePathSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(
      /^(client|server|locales)\/[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/,
    ),
  );

const releaseFileSchema = z.object({
  sizeBytes: z.int().check(z.nonnegative(), z.lte(5_000_000)),
  integrity: integritySchema,
});

/** `release.json`: everything that the registry, an edge and a page need about a release. */
export const releaseSchema = z.object({
  name: z.enum(remoteNames),
  version: semver,
  contract: z.string().check(z.maxLength(60)),
  sourceRevision: z.string().check(z.maxLength(60)),
  routes: z.array(releaseRouteSchema),
  slots: z.array(z.object({ name: z.enum(slotNames), isSwapSafe: z.boolean() })),
  sliceVersion: z.nullable(z.int()),
  client: z.object({
    /** Global name of the federation container; contains name and version. */
    container: z.string().check(z.regex(/^[a-z]+_[0-9A-Za-z_]+$/)),
    entry: releaseFilePathSchema,
    chunk: releaseFilePathSchema,
    /** Code of the pages that are `isLazy`, loaded before the first of them. */
    lazyChunk: z.optional(releaseFilePathSchema),
    styles: z.array(releaseFilePathSchema),
  }),
  server: releaseFilePathSchema,
  locales: z.record(z.string(), releaseFilePathSchema),
  files: z.record(releaseFilePathSchema, releaseFileSchema),
});

export type Release = z.infer<typeof releaseSchema>;

/** An exact release: its version and the hash of its `release.json` bytes. */
export const releasePinSchema = z.object({ version: semver, integrity: integritySchema });

export type ReleasePin = z.infer<typeof releasePinSchema>;

/** A record by remote. Remotes that only other versions of the site know are dropped. */
export function byRemote<Value extends z.ZodMiniType>(value: Value) {
  const known = z.transform((entries: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => isRemoteName(name))),
  );
  const unknownRecord = z.record(z.string(), z.unknown());
  return z.pipe(z.pipe(unknownRecord, known), z.partialRecord(z.enum(remoteNames), value));
}

/** The set of live releases at one time; ids only grow, and a generation never changes. */
export const generationSchema = z.object({
  id: z.int().check(z.nonnegative()),
  activatedAt: z.string(),
  remotes: byRemote(
    z.object({ current: releasePinSchema, previous: z.optional(releasePinSchema) }),
  ),
});

export type Generation = z.infer<typeof generationSchema>;
