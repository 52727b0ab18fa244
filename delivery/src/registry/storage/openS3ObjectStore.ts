import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { DeliveryError } from '../../release/deliveryError';
import type { Bucket } from './parseBucketUrl';
import type { ObjectStore, StoredObject } from './objectStore';

function describeClient({ region, endpoint }: Bucket): S3ClientConfig {
  return {
    // Other services have no regions and rarely support a host name per bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: 'us-east-1' }),
    ...(region !== undefined && { region }),
    // Files have their own hash, and not every service supports these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true },
  };
}

/** Several servers may share the bucket; writes are atomic. */
export function openS3ObjectStore(bucket: Bucket): ObjectStore {
  const client = new S3Client(describeClient(bucket));
  const place = (key: string) => ({ Bucket: bucket.name, Key: `${bucket.prefix}${key}` });

  function fail(cause: unknown): never {
    const message = `The bucket ${bucket.name} of OBJECT_STORE_URL refuses or does not answer.`;
    throw new DeliveryError('delivery.unavailable', message, { cause });
  }

  async function get(key: string): Promise<StoredObject | undefined> {
    try {
      const { Body: stream, ContentLength } = await client.send(new GetObjectCommand(place(key)));
      if (!(stream instanceof Readable)) throw new TypeError('An object without a body.');
      return { stream, sizeBytes: Number(ContentLength) };
    } catch (error) {
      return error instanceof NoSuchKey ? undefined : fail(error);
    }
  }

  return {
    async put(key, source) {
      // Every release file fits into a buffer (`release.ts`); a failing `source` stores nothing.
      const body = await buffer(source);
      await client.send(new PutObjectCommand({ ...place(key), Body: body })).catch(fail);
    },

    get,

    async read(key) {
      const object = await get(key);
      return object && buffer(object.stream);
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket.name })).catch(fail);
    },
  };
}
