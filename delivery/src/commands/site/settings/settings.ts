import path from 'node:path';
import { findExposed } from '@tidegate/backend/findExposed';
import { findUnencrypted } from '@tidegate/backend/findUnencrypted';
import { findMissing, listNeeds, type StandIn } from '@tidegate/backend/standIns';
import { parseBucketUrl, type Bucket } from '../../../registry/storage/bucketUrl';
import { CommandFailure } from '../../bootstrap/failure.js';
import { environmentSchema, listParts, type LogLevel } from './environment';
import { parseListenAddress, type ListenAddress } from './listenAddress';

/** What the environment decides about a site. */
export interface SiteSettings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Where those who run the site ask for health and metrics; visitors are not to reach it. */
  operations: ListenAddress;
  dataDir: string;
  siteEnv: 'development' | 'production';
  /** What a site in production goes without, because somebody said that it is to. */
  without: readonly StandIn[];
  /** Origin that visitors see; else each request's own. */
  publicOrigin?: string;
  /** Where listed pages are opened again, once per session. */
  productionOrigin?: string;
  /** Where the app configuration is fetched; else the site has its own. */
  downloadOrigin?: string;
  /** A PostgreSQL server; else the embedded one under `dataDir`. */
  databaseUrl?: string;
  /** A Redis that servers share; else the database is that too. */
  redisUrl?: string;
  /** A bucket for the files of releases, which servers share; else a folder of `dataDir`. */
  bucket?: Bucket | undefined;
  /** How long a stopping site still answers, so that whoever spreads requests notices. */
  drainMs: number;
  trustedProxies: readonly string[];
  /** The operator's database of addresses and countries. */
  geoipFile?: string;
  /** STUN servers of the operator's for the leak test; without any the site runs its own. */
  stunUrls: readonly string[];
  /** UDP port of the site's own STUN responder; 0 for none. */
  stunPort: number;
  /** Encrypts the secrets of authenticator apps; else a key of the database does. */
  secondFactorKey?: string;
  /** The mail server; else mail goes into the folder `mail` of `dataDir`. */
  smtpUrl?: string;
  /** Who mail comes from. */
  mailFrom?: string;
  /** Who reads what visitors write into the contact form. */
  contactInbox?: string;
  /** Hosts that may be spoken to without encryption, in production too. */
  unencryptedHosts?: string;
  /** Hours without a call after which a browser is logged out. */
  sessionIdleHours?: string;
  /** Where breached passwords are looked up, besides the packaged list. */
  breachedPasswordsUrl?: string;
  /** Keys of reCAPTCHA as they were given; the backend reads them. */
  recaptcha: Readonly<Record<string, string>>;
  /** Keys of payment providers, which the backend checks; without any its sandbox takes payments. */
  paymentSettings: Readonly<Record<string, string>>;
  logLevel: LogLevel;
  /** Set by `npm run dev` for the site that it runs. */
  shellBuild: 'production' | 'development';
  defaultOverrides: string;
}

const paymentSetting = /^(?:STRIPE|PAYPAL|RAZORPAY|HOSTED_PAY|PAYMENT_SANDBOX)_[A-Z_]+$/;

const loopback = '127.0.0.1';
const operationsPort = 9464;

/** A developer may run several sites: each finds a free port, and prints it. */
function chooseOperations(given: string | undefined, isProduction: boolean): ListenAddress {
  return (
    parseListenAddress(given ?? '') ?? { host: loopback, port: isProduction ? operationsPort : 0 }
  );
}

function pickRecaptcha(given: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith('RECAPTCHA_') && value !== undefined ? [[name, value]] : [],
    ),
  );
}

/** Whether a check asks reCAPTCHA: a version counts with both its keys, as in the backend. */
export function hasRecaptchaKeys({ recaptcha }: Pick<SiteSettings, 'recaptcha'>): boolean {
  return ['V2', 'V3'].some(
    (version) =>
      recaptcha[`RECAPTCHA_${version}_SITE_KEY`] !== undefined &&
      recaptcha[`RECAPTCHA_${version}_SECRET`] !== undefined,
  );
}

/** Reads a site's settings from the environment; reports everything that is wrong at once. */
export function parseSettings(env: NodeJS.ProcessEnv, rootDir: string): SiteSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const paymentSettings = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      paymentSetting.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name], message }) => {
      return `  ${String(name)} must be ${message}, not "${env[String(name)] ?? ''}"`;
    });
    throw new CommandFailure(`Correct these settings and try again:\n${problems.join('\n')}`);
  }
  const isProduction = parsed.data.SITE_ENV === 'production';
  const needs = isProduction ? listNeeds(given, parsed.data.PRODUCTION_WITHOUT ?? []) : [];
  if (needs.length > 0) {
    throw new CommandFailure(`Set what a site in production needs: ${needs.join(', ')}`);
  }
  const unencrypted = findUnencrypted(given);
  if (unencrypted.length > 0) {
    throw new CommandFailure(`Encrypt what leaves this machine:\n  ${unencrypted.join('\n  ')}`);
  }
  const exposed = findExposed(given);
  if (exposed.length > 0) {
    throw new CommandFailure(`Say what kind of site this is:\n  ${exposed.join('\n  ')}`);
  }
  const { PUBLIC_ORIGIN, PRODUCTION_ORIGIN, DATABASE_URL, GEOIP_MMDB, ...others } = parsed.data;
  const {
    REDIS_URL,
    OBJECT_STORE_URL,
    SECOND_FACTOR_KEY,
    SMTP_URL,
    MAIL_FROM,
    CONTACT_INBOX,
    SESSION_IDLE_HOURS,
    BREACHED_PASSWORDS_URL,
    UNENCRYPTED_HOSTS,
    DOWNLOAD_ORIGIN,
    ...rest
  } = others;
  return {
    host: rest.HOST,
    port: Number(rest.PORT),
    operations: chooseOperations(rest.OPERATIONS_ADDRESS, isProduction),
    dataDir: path.resolve(rootDir, rest.DATA_DIR),
    siteEnv: rest.SITE_ENV,
    without: isProduction ? findMissing(given) : [],
    ...(PUBLIC_ORIGIN !== undefined && { publicOrigin: PUBLIC_ORIGIN }),
    ...(PRODUCTION_ORIGIN !== undefined && { productionOrigin: PRODUCTION_ORIGIN }),
    ...(DOWNLOAD_ORIGIN !== undefined && { downloadOrigin: DOWNLOAD_ORIGIN }),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(REDIS_URL !== undefined && { redisUrl: REDIS_URL }),
    ...(OBJECT_STORE_URL !== undefined && { bucket: parseBucketUrl(OBJECT_STORE_URL) }),
    drainMs: 1000 * Number(rest.DRAIN_SECONDS ?? (isProduction ? 5 : 0)),
    trustedProxies: listParts(rest.TRUSTED_PROXIES),
    ...(GEOIP_MMDB !== undefined && { geoipFile: path.resolve(rootDir, GEOIP_MMDB) }),
    stunUrls: listParts(rest.STUN_URLS),
    stunPort: rest.STUN_PORT === 'off' ? 0 : Number(rest.STUN_PORT),
    ...(SECOND_FACTOR_KEY !== undefined && { secondFactorKey: SECOND_FACTOR_KEY }),
    ...(SMTP_URL !== undefined && { smtpUrl: SMTP_URL }),
    ...(MAIL_FROM !== undefined && { mailFrom: MAIL_FROM }),
    ...(CONTACT_INBOX !== undefined && { contactInbox: CONTACT_INBOX }),
    ...(UNENCRYPTED_HOSTS !== undefined && { unencryptedHosts: UNENCRYPTED_HOSTS }),
    ...(SESSION_IDLE_HOURS !== undefined && { sessionIdleHours: SESSION_IDLE_HOURS }),
    ...(BREACHED_PASSWORDS_URL !== undefined && { breachedPasswordsUrl: BREACHED_PASSWORDS_URL }),
    recaptcha: pickRecaptcha(given),
    paymentSettings,
    // On a developer's terminal every request would be a line.
    logLevel: rest.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    shellBuild: rest.SHELL_BUILD,
    defaultOverrides: rest.REMOTE_OVERRIDES,
  };
}
