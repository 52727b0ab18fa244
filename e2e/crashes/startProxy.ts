import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const checkEveryMs = 200;

interface Server {
  origin: string;
  isHealthy: boolean;
  /** Start time of the newest health check; results of earlier ones are ignored. */
  checkedAt: number;
  agent: Agent;
}

interface Passed {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A round-robin load balancer without sticky sessions. */
export interface RunningProxy {
  siteUrl: string;
  serve: (origins: readonly string[]) => void;
  close: () => Promise<void>;
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function send({ origin, agent }: Server, { body, ...passed }: Passed) {
  const { url, ...rest } = passed;
  const sent = request(new URL(url, origin), { ...rest, agent });
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return reply;
}

function checkHealth(server: Server): void {
  const startedAt = performance.now();
  const note = (isHealthy: boolean) => {
    if (server.checkedAt > startedAt) return;
    Object.assign(server, { isHealthy, checkedAt: startedAt });
  };
  get(new URL('/healthz', server.origin), { agent: false, timeout: 2000 }, (reply) => {
    reply.resume();
    note(reply.statusCode === 200);
  }).on('error', () => note(false));
}

/** A read, or a request that never reached the server. */
function isRepeatable({ method }: Passed, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return method === 'GET' || code === 'ECONNREFUSED';
}

export async function startProxy(): Promise<RunningProxy> {
  let servers: Server[] = [];
  let turn = 0;

  const choose = (): Server | undefined => {
    const healthy = servers.filter(({ isHealthy }) => isHealthy);
    const choice = healthy.length > 0 ? healthy : servers;
    turn += 1;
    return choice[turn % choice.length];
  };
  const pass = async (passed: Passed, attemptsLeft: number): Promise<IncomingMessage> => {
    const server = choose();
    if (!server) throw new Error('there is no server');
    try {
      return await send(server, passed);
    } catch (error) {
      server.isHealthy = false;
      if (attemptsLeft === 0 || !isRepeatable(passed, error)) throw error;
      return pass(passed, attemptsLeft - 1);
    }
  };
  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = message;
    const body = await readBody(message);
    try {
      const reply = await pass({ method, url, headers, body }, 1);
      // Hop-by-hop headers do not apply to the visitor's connection.
      const forwarded = Object.entries(reply.headers).filter(
        ([name]) => name !== 'connection' && name !== 'keep-alive',
      );
      response.writeHead(reply.statusCode ?? 502, Object.fromEntries(forwarded));
      reply.pipe(response);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  };

  const proxy = createServer((message, response) => void answer(message, response));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const timer = setInterval(() => {
    for (const server of servers) checkHealth(server);
  }, checkEveryMs);

  return {
    siteUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    serve(origins) {
      servers = origins.map((origin) => ({
        origin,
        isHealthy: true,
        checkedAt: 0,
        agent: new Agent({ keepAlive: true }),
      }));
    },
    async close() {
      clearInterval(timer);
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
