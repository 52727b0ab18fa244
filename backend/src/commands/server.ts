import { join } from 'node:path';

import { type BackendConfig, parseConfig } from '../settings/backendConfig';
import { createBackend } from '../createBackend';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database';
import { createLog } from '../log';

const drainMs = 1500;
/** A request that never ends must not keep the old server alive. */
const closeDeadlineMs = 15_000;

async function openEmbedded({ dataDir, databaseUrl }: BackendConfig): Promise<EmbeddedDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => undefined };
  return startEmbeddedDatabase({ dataDir: join(dataDir, 'postgres') });
}

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const database = await openEmbedded(config);
  const backend = await createBackend({ config, databaseUrl: database.url, drainMs });
  await backend.listen();

  const stop = async () => {
    setTimeout(() => process.exit(1), closeDeadlineMs).unref();
    await backend.close();
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  createLog('error').error({ err: error }, 'The backend did not start');
  process.exit(1);
}
