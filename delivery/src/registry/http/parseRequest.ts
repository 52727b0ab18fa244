import * as z from 'zod/mini';
import { releaseFilePathSchema, releasePinSchema } from '@tidegate/contracts/release';
import { isRemoteName } from '@tidegate/contracts/remoteNames';
import { DeliveryError, unknownRemote } from '../../release/deliveryError';
import { describeIssues } from '../../release/describeIssues';
import type { ReleaseName } from '../releases/storedRelease';

export const versionSchema = releasePinSchema.shape.version;

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** How many entries of a list a reply holds. */
export const pageLimit = z._default(z.pipe(wholeNumber, z.int().check(z.gte(1), z.lte(200))), 50);

/** The `next` of the page before. */
export const pageCursor = z.optional(wholeNumber);

const fileParams = z.object({ '*': z.string() });

const releaseParams = z.object({ remote: z.string(), version: versionSchema });

/** Reads an untrusted part of a request. */
export function parseRequest<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DeliveryError('delivery.invalidRequest', describeIssues(parsed.error));
}

/** The release that `:remote` and `:version` of a path name. */
export function parseReleaseName(params: unknown): ReleaseName {
  const { remote, version } = parseRequest(releaseParams, params);
  if (isRemoteName(remote)) return { remote, version };
  throw unknownRemote(remote);
}

/** The file that the rest of a path names, decoded; anything but a plain path names no file. */
export function parseFilePath(params: unknown): string {
  const path = parseRequest(fileParams, params)['*'];
  if (releaseFilePathSchema.safeParse(path).success) return path;
  throw new DeliveryError('delivery.unknownFile', 'This is not the path of a release file.');
}
