import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settings, type Site } from './settings';

/** A separate site, started from the existing build as on a server. */
export interface RunningSite extends Site {
  isRunning: () => boolean;
  /** Standard output in production, where each line is JSON. */
  readLog: () => object[];
  /** Sends SIGKILL to the whole process group. */
  kill: () => Promise<void>;
  /** Sends SIGTERM and resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** Leaves only live objects in the reported heap size. */
  collectGarbage: () => Promise<void>;
}

interface SiteOptions {
  dataDir: string;
  /** Another built checkout than this one. */
  checkout?: string;
  /** If 0, the system chooses. */
  port?: number;
  env?: Readonly<Record<string, string>>;
}

/** A short-lived site does not benefit from early code optimization. */
const engineFlags = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];

function spawnSite({ dataDir, checkout = settings.repository, port = 0, env }: SiteOptions) {
  const args = [...engineFlags, '--import=./e2e/site/siteProcess.js', 'dist/server.js'];
  return spawn(process.execPath, args, {
    cwd: checkout,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      STUN_PORT: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A separate process group, so that child processes are killed with the site.
    detached: true,
  });
}

async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-e2e-'));
  if (settings.dataTemplate !== '') {
    await cp(settings.dataTemplate, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  return dataDir;
}

export async function withDataDir(use: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await createDataDir();
  try {
    await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Development prints a plain line, production a field of a JSON log line. */
function readOrigin(output: string, word: string, field: string): string {
  const found = new RegExp(`(?:^${word} |"${field}":")(http:[^\\s"]+)`, 'm').exec(output)?.[1];
  if (found === undefined) throw new Error(`the site did not print its ${field}:\n${output}`);
  return found;
}

export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const site = spawnSite(options);
  const { pid, stdout, stderr } = site;
  if (pid === undefined) throw new Error('the site did not start');
  const ended = once(site, 'exit');
  const isRunning = () => site.exitCode === null && site.signalCode === null;
  let output = '';
  let printed = '';
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  stdout.on('data', (text: string) => (printed += text));

  async function readUntil(pattern: RegExp): Promise<string> {
    for (;;) {
      const [found] = pattern.exec(output) ?? [];
      if (found !== undefined) return found;
      await Promise.race([once(stdout, 'data'), ended]);
      if (isRunning()) continue;
      const how = `exit code ${site.exitCode}, signal ${site.signalCode}`;
      throw new Error(`the site ended (${how}):\n${output.slice(-2000)}`);
    }
  }
  await readUntil(/^ready http:\S+$|"msg":"ready"/m);

  return {
    siteUrl: readOrigin(output, 'ready', 'origin'),
    operationsUrl: readOrigin(output, 'operations', 'operationsOrigin'),
    dataDir: options.dataDir,
    isRunning,
    readLog: () =>
      printed
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    async kill() {
      if (isRunning()) process.kill(-pid, 'SIGKILL');
      await ended;
    },
    async stop() {
      site.kill('SIGTERM');
      await ended;
      return site.exitCode;
    },
    async collectGarbage() {
      output = '';
      site.stdin.write('collect garbage\n');
      await readUntil(/^collected garbage$/m);
    },
  };
}

export async function withSite(
  env: SiteOptions['env'],
  use: (site: RunningSite) => Promise<void>,
): Promise<void> {
  await withDataDir(async (dataDir) => {
    const site = await startSite({ dataDir, ...(env && { env }) });
    try {
      await use(site);
    } finally {
      await site.kill();
    }
  });
}
