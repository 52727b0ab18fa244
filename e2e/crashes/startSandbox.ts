import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { settings } from '../site/settings';
import { findFreePort } from './findFreePort';

export interface SandboxPayment {
  orderId: string;
  status: string;
}

export interface RunningSandbox {
  url: string;
  listPayments: (orderId: string) => Promise<SandboxPayment[]>;
  kill: () => void;
}

export async function startSandbox(publicOrigin: string): Promise<RunningSandbox> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--import=./e2e/site/siteProcess.js', 'dist/paymentSandbox.js'];
  const sandbox = spawn(process.execPath, args, {
    cwd: settings.repository,
    env: { ...process.env, PORT: String(port), PUBLIC_ORIGIN: publicOrigin },
    stdio: ['pipe', 'pipe', 'inherit'],
    // Closing its standard input terminates the whole process group.
    detached: true,
  });
  const ended = once(sandbox, 'exit').then(([code]) => {
    throw new Error(`the payment sandbox ended with exit code ${String(code)}`);
  });
  await Promise.race([once(sandbox.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return {
    url,
    async listPayments(orderId) {
      const payments = (await (await fetch(`${url}/payments`)).json()) as SandboxPayment[];
      return payments.filter((payment) => payment.orderId === orderId);
    },
    kill: () => void sandbox.kill('SIGKILL'),
  };
}
