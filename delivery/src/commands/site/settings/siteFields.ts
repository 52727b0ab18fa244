import { environmentFields } from '@tidegate/backend/settings/environmentFields';
import { settingFields } from '@tidegate/backend/settings/settingFields';
import * as z from 'zod/mini';
import { parseBucketUrl } from '../../../registry/storage/parseBucketUrl';
import { parseListenAddress } from './listenAddress';

const { field, integer, listOf, origin } = settingFields;

const stunUrl = /^stuns?:(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** The settings of a site: those of its edge and registry, and those that its backend reads. */
export const siteFields = {
  ...environmentFields,
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(integer(0, 65_535), 8080),
  OPERATIONS_ADDRESS: z.optional(
    z.pipe(
      field(
        (text) => parseListenAddress(text) !== undefined,
        'an address and a port such as 127.0.0.1:9464',
      ),
      z.transform(parseListenAddress),
    ),
  ),
  PRODUCTION_ORIGIN: z.optional(origin),
  DOWNLOAD_ORIGIN: z.optional(origin),
  OBJECT_STORE_URL: z.optional(
    z.pipe(
      field((text) => parseBucketUrl(text) !== undefined, 'a URL such as s3://bucket/folder'),
      z.transform(parseBucketUrl),
    ),
  ),
  DRAIN_SECONDS: z.optional(integer(0, 60)),
  STUN_URLS: z.optional(
    listOf(
      (text) => stunUrl.test(text),
      'URLs such as stun:stun.tidegate.example:3478, separated by commas',
    ),
  ),
  STUN_PORT: z._default(
    z.union(
      [
        z.pipe(
          z.literal('off'),
          z.transform(() => 0),
        ),
        integer(0, 65_535),
      ],
      {
        error: 'off or a number from 0 to 65535',
      },
    ),
    3478,
  ),
  SHELL_BUILD: z._default(
    z.enum(['production', 'development'], 'production or development'),
    'production',
  ),
  REMOTE_OVERRIDES: z._default(z.string().check(z.maxLength(500)), ''),
};
