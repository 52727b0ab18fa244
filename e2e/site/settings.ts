import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const { env } = process;
const repository = path.resolve(import.meta.dirname, '../..');

/** A site that journeys look at. */
export interface Site {
  siteUrl: string;
  /** Where its operators ask for health and metrics. */
  operationsUrl: string;
  /** Where it keeps deploy tokens, release files and mail. */
  dataDir: string;
}

/** What the environment decides: above all the site that most journeys share. */
export const settings = {
  siteUrl: (env['SITE_URL'] ?? 'http://127.0.0.1:8080').replace(/\/$/, ''),
  operationsUrl: env['OPERATIONS_URL'] ?? 'http://127.0.0.1:9464',
  /** Empty: Playwright's own browser. */
  chromiumPath: env['CHROMIUM_PATH'] ?? '',
  dataDir: path.resolve(repository, env['DATA_DIR'] ?? '.data'),
  /** The data folder of a stopped site that has released every remote; empty for none. */
  dataTemplate: env['SITE_DATA_TEMPLATE'] ?? '',
  /** How many tests run at the same time. */
  workers: Number(env['JOURNEY_WORKERS'] ?? availableParallelism()),
  /** Keeps a recording of each journey that fails; all of them take a fifth longer for it. */
  isRecorded: env['RECORD'] === 'on',
  repository,
} as const;

/** The account that every fresh site knows. */
export const demoAccount = {
  email: 'demo@tidegate.example',
  password: 'Harbour-Light-7!',
} as const;

/** An address that no account has; a new one each time, because guesses at one are slowed down. */
export function inventEmail(): string {
  return `no-one-${randomUUID()}@tidegate.example`;
}

/** The same at a place of study. */
export function inventStudentEmail(): string {
  return `no-one-${randomUUID()}@physics.tidegate.edu`;
}
