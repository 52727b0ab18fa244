import { startEmbeddedDatabase } from '@tidegate/backend/database';
import { pino } from 'pino';
import { createRegistry } from './registry/createRegistry';
const e = await startEmbeddedDatabase({ dataDir: '/tmp/hand/db' });
const r = await createRegistry({ databaseUrl: e.url, objectStoreDir: '/tmp/hand/objects', deployTokensFile: '/tmp/hand/deploy-tokens.json', siteEnv: 'development', contractVersion: '1.0.0', logger: pino({ level: 'info' }) });
console.log(await r.listen({ host: '127.0.0.1', port: 8099 }));
process.on('SIGTERM', async () => { await r.close(); await e.close(); console.log('closed'); });
