import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';
import { findFreePort } from '../development/findFreePort';
import { portOf } from '../processes/portOf';
import { endGroup, spawnGroup } from '../processes/processGroup';

const host = '127.0.0.1';

export interface PaymentProvider {
  /** Settings that make a production site use it as PayPal. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/** Production sites require TLS for payment providers. */
async function startTlsProxy(port: number, certificateFile: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: host }] }],
  });
  await writeFile(certificateFile, cert);
  const proxy = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request({ host, port, method, path: url, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.once('error', (error) => outgoing.destroy(error));
    incoming.pipe(passed);
  }).listen(0, host);
  await once(proxy, 'listening');
  return {
    origin: `https://${host}:${portOf(proxy)}`,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** Runs a built site's payment sandbox as a provider for a production site. */
export async function startPaymentProvider(options: {
  siteFolder: string;
  certificateFile: string;
  publicOrigin: string;
}): Promise<PaymentProvider> {
  const { siteFolder, certificateFile, publicOrigin } = options;
  const port = await findFreePort();
  const sandbox = spawnGroup(process.execPath, ['paymentSandbox.js'], {
    cwd: siteFolder,
    env: { PATH: process.env['PATH'], PORT: String(port), PUBLIC_ORIGIN: publicOrigin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(sandbox, 'exit').then(([code]) => {
    throw new Error(`The payment sandbox ended with exit code ${String(code)}`);
  });
  if (sandbox.stdout) await Promise.race([once(sandbox.stdout, 'data'), ended]);
  // From here on its exit is expected.
  ended.catch(() => undefined);
  const proxy = await startTlsProxy(port, certificateFile);
  return {
    env: {
      PAYPAL_ORIGIN: proxy.origin,
      PAYPAL_CLIENT_ID: 'trial',
      PAYPAL_CLIENT_SECRET: 'trial',
      PAYPAL_WEBHOOK_ID: 'trial',
      NODE_EXTRA_CA_CERTS: certificateFile,
    },
    async stop() {
      proxy.stop();
      await endGroup(sandbox);
    },
  };
}
