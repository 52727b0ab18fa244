import { pino } from 'pino';
import { contractVersion } from '@tidegate/contracts/contractVersion';
import { createRegistry } from '../createRegistry';

/** A registry process for tests that kill it. Arguments: database, folder, tokens file. */
const [databaseUrl = '', objectStoreDir = '', deployTokensFile = ''] = process.argv.slice(2);

const { listen } = await createRegistry({
  databaseUrl,
  objectStoreDir,
  deployTokensFile,
  siteEnv: 'development',
  edgeToken: 'the-edge',
  signPreview: (preview) => JSON.stringify(preview),
  contractVersion,
  logger: pino({ level: 'silent' }),
});
process.send?.(await listen({ host: '127.0.0.1', port: 0 }));
