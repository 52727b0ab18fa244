import * as z from 'zod/mini';
import { releaseFilePathSchema, releasePinSchema } from '@tidegate/contracts/remotes/release';
import { isRemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { DeliveryError, unknownRemote } from '../../release/deliveryError';
import { describeIssues } from '../../release/describeIssues';
import type { ReleaseName } from '../releases/storedRelease';

export const versionSchema = releasePinSchema.shape.version;

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** Page size of a list. */
export const pageLimit = z._default(z.pipe(wholeNumber, z.int().check(z.gte(1), z.lte(200))), 50);

/** The `next` of the previous page. */
export const pageCursor = z.optional(wholeNumber);

const fileParams = z.object({ '*': z.string() });

const releaseParams = z.object({ remote: z.string(), version: versionSchema });

export function parseRequest<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DeliveryError('delivery.invalidRequest', describeIssues(parsed.error));
}

export function parseReleaseName(params: unknown): ReleaseName {
  const { remote, version } = parseRequest(releaseParams, params);
  if (isRemoteName(remote)) return { remote, version };
  throw unknownRemote(remote);
}

export function parseFilePath(params: unknown): string {
  const path = parseRequest(fileParams, params)['*'];
  if (releaseFilePathSchema.safeParse(path).success) return path;
  throw new DeliveryError('delivery.unknownFile', 'This is not the path of a release file.');
}
