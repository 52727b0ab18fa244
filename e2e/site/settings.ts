import { randomUUID } from 'node:crypto';
import path from 'node:path';

const { env } = process;
const repository = path.resolve(import.meta.dirname, '../..');

/** What the journeys need to know about the site they look at. */
export const settings = {
  siteUrl: (env['SITE_URL'] ?? 'http://127.0.0.1:8080').replace(/\/$/, ''),
  /** Empty: Playwright's own browser. */
  chromiumPath: env['CHROMIUM_PATH'] ?? '',
  /** Where the site keeps its deploy tokens and release files. */
  dataDir: path.resolve(repository, env['DATA_DIR'] ?? '.data'),
  /** Where to write the results as JSON; empty for none. */
  jsonReport: env['JSON_REPORT'] ?? '',
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
