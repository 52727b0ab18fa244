import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settings, type Site } from './settings';

/** A site of the journey's own, started as on a server: nothing looks for a stale build first. */
export interface RunningSite extends Site {
  isRunning: () => boolean;
  /** In production: what it has printed on standard output, where each line is JSON. */
  readLog: () => object[];
  /** `kill -9` of everything that the process started. */
  kill: () => Promise<void>;
  /** Asks it to end; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** So that the heap which it reports holds nothing but what is in use. */
  collectGarbage: () => Promise<void>;
}

interface SiteOptions {
  dataDir: string;
  /** 0 lets the system choose. */
  port?: number;
  env?: Readonly<Record<string, string>>;
}

/** A site of a few tests does not live long enough to earn back code that is optimized early. */
const engineFlags = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];

function spawnSite({ dataDir, port = 0, env }: SiteOptions) {
  const args = [...engineFlags, '--import=./e2e/site/siteProcess.js', 'dist/server.js'];
  return spawn(process.execPath, args, {
    cwd: settings.repository,
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
    // A process group of its own, so that nothing it started survives.
    detached: true,
  });
}

/** A temporary data folder: a copy of the prepared one, where there is one. */
async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-e2e-'));
  if (settings.dataTemplate !== '') {
    await cp(settings.dataTemplate, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  return dataDir;
}

/** Hands out a temporary data folder and removes it whatever happens. */
export async function withDataDir(use: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await createDataDir();
  try {
    await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** In development a line for people, in production a field of a line of the log. */
function readOrigin(output: string, word: string, field: string): string {
  const found = new RegExp(`(?:^${word} |"${field}":")(http:[^\\s"]+)`, 'm').exec(output)?.[1];
  if (found === undefined) throw new Error(`the site did not say its ${field}:\n${output}`);
  return found;
}

/** Starts a site and waits until it is ready. */
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

  /** Reads on until the site has printed what matches. */
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

/** Runs a site on a data folder of its own, and ends it whatever happens. */
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
