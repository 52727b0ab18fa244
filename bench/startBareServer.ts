import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const source = `
  import fastify from 'fastify';
  const app = fastify();
  app.get('/', async () => ({ code: 200, message: 'OK', data: null }));
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
`;

/** A minimal Fastify server as the baseline, in a separate process like the site. */
export async function startBareServer() {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = (await once(createInterface(server.stdout), 'line')) as [string];
  return {
    origin,
    async stop() {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
    },
  };
}
