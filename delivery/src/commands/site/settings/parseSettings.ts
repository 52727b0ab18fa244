import path from 'node:path';
import {
  findMissing,
  type Environment,
  type OptionalPart,
} from '@tidegate/backend/settings/optionalParts';
import { parseEnvironment } from '@tidegate/backend/settings/parseEnvironment';
import type { Bucket } from '../../../registry/storage/parseBucketUrl';
import { CommandFailure } from '../../bootstrap/failure.js';
import { siteFields } from './siteFields';
import type { ListenAddress } from './listenAddress';

/** What the environment decides about a site. */
export interface SiteSettings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Where operators read health and metrics; visitors must not reach it. */
  operations: ListenAddress;
  dataDir: string;
  siteEnv: 'development' | 'production';
  /** Parts that a site in production runs without, as PRODUCTION_WITHOUT allows. */
  without: readonly OptionalPart[];
  /** Absent: the origin of each request. */
  publicOrigin: string | undefined;
  /** Where listed pages are opened again, once per session. */
  productionOrigin: string | undefined;
  /** Where the app configuration is fetched. Absent: the site has its own. */
  downloadOrigin: string | undefined;
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** Absent: servers share through the database alone. */
  redisUrl: string | undefined;
  /** For the files of releases. Absent: a folder of `dataDir`. */
  bucket: Bucket | undefined;
  /** How long a stopping site still responds, so that a load balancer notices. */
  drainMs: number;
  trustedProxies: readonly string[];
  /** Absent: the site runs its own STUN server. */
  stunUrls: readonly string[];
  /** UDP port of the site's own STUN server; 0 for none. */
  stunPort: number;
  /** A version of the bot check uses reCAPTCHA when it has both keys. */
  usesRecaptcha: boolean;
  /** The settings that the backend parses again, for its own part. */
  backend: Environment;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Set by `npm run dev` for the site that it runs. */
  shellBuild: 'production' | 'development';
  defaultOverrides: string;
}

const loopback = '127.0.0.1';
const operationsPort = 9464;

/** Reads a site's settings from the environment; reports everything that is wrong at once. */
export function parseSettings(env: NodeJS.ProcessEnv, rootDir: string): SiteSettings {
  const parsed = parseEnvironment(siteFields, env);
  if ('problems' in parsed) {
    const problems = parsed.problems.map((problem) => `  ${problem}`).join('\n');
    throw new CommandFailure(`Correct these settings and try again:\n${problems}`);
  }
  const { settings, given } = parsed;
  const isProduction = settings.SITE_ENV === 'production';
  return {
    host: settings.HOST,
    port: settings.PORT,
    // Several development sites may run at once: each finds a free port and prints it.
    operations: settings.OPERATIONS_ADDRESS ?? {
      host: loopback,
      port: isProduction ? operationsPort : 0,
    },
    dataDir: path.resolve(rootDir, settings.DATA_DIR),
    siteEnv: settings.SITE_ENV,
    without: isProduction ? findMissing(given) : [],
    publicOrigin: settings.PUBLIC_ORIGIN,
    productionOrigin: settings.PRODUCTION_ORIGIN,
    downloadOrigin: settings.DOWNLOAD_ORIGIN,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    bucket: settings.OBJECT_STORE_URL,
    drainMs: 1000 * (settings.DRAIN_SECONDS ?? (isProduction ? 5 : 0)),
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    stunUrls: settings.STUN_URLS ?? [],
    stunPort: settings.STUN_PORT,
    usesRecaptcha: ['V2', 'V3'].some(
      (version) => given[`RECAPTCHA_${version}_SITE_KEY`] && given[`RECAPTCHA_${version}_SECRET`],
    ),
    backend: {
      ...given,
      GEOIP_MMDB: settings.GEOIP_MMDB && path.resolve(rootDir, settings.GEOIP_MMDB),
    },
    // On a developer's terminal every request would be a line.
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    shellBuild: settings.SHELL_BUILD,
    defaultOverrides: settings.REMOTE_OVERRIDES,
  };
}
