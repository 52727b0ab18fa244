import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const { env } = process;
const repository = path.resolve(import.meta.dirname, '../..');

export interface Site {
  siteUrl: string;
  /** The origin of the health checks and metrics. */
  operationsUrl: string;
  /** The folder of deploy tokens, release files and emails. */
  dataDir: string;
}

export const settings = {
  siteUrl: (env['SITE_URL'] ?? 'http://127.0.0.1:8080').replace(/\/$/, ''),
  operationsUrl: env['OPERATIONS_URL'] ?? 'http://127.0.0.1:9464',
  /** If empty, Playwright's own browser is used. */
  chromiumPath: env['CHROMIUM_PATH'] ?? '',
  dataDir: path.resolve(repository, env['DATA_DIR'] ?? '.data'),
  /** The data folder of a stopped site with every remote released; may be empty. */
  dataTemplate: env['SITE_DATA_TEMPLATE'] ?? '',
  workers: Number(env['JOURNEY_WORKERS'] ?? availableParallelism()),
  /** Retains traces of failed journeys, which slows all journeys down by a fifth. */
  isRecorded: env['RECORD'] === 'on',
  repository,
} as const;

/** The account that exists on every new site. */
export const demoAccount = {
  email: 'demo@tidegate.example',
  password: 'Harbour-Light-7!',
} as const;

/** A new address for each call, because login attempts for one address are throttled. */
export function generateEmail(): string {
  return `no-one-${randomUUID()}@tidegate.example`;
}

export function generateStudentEmail(): string {
  return `no-one-${randomUUID()}@physics.tidegate.edu`;
}
